import { ChevronRight } from 'lucide-react'
import { DefinitionList } from '~/ui/definition_list'
import { formatKg } from '~/ui/weight'
import type { OfferedRate } from './types'

/** Why a price is what it is. Opens before any script runs. */
export function PriceExplained({ rate }: { rate: OfferedRate }) {
  const { explanation } = rate
  const { billingGroup } = explanation
  return (
    <details className="group mt-2">
      <summary className="-ml-1 inline-flex min-h-8 list-none items-center gap-1 rounded pr-2 text-sm font-medium text-accent hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        Why this price?<span className="sr-only"> {rate.courierName}</span>
      </summary>
      <div className="mt-2 rounded bg-surface-sunken p-4">
        <DefinitionList
          columns={3}
          items={[
            { term: 'Zone', value: explanation.zone },
            {
              term: 'Weight Band',
              value: `Above ${formatKg(explanation.aboveWeight)}, up to ${formatKg(explanation.endWeight)}`,
            },
            { term: 'Price List', value: billingGroup ?? 'General prices' },
            { term: 'Actual Weight', value: formatKg(explanation.actualWeight) },
            {
              term: 'Volumetric Weight',
              value: formatKg(explanation.volumetricWeight),
              hint: 'Length x width x height / 5,000',
            },
            {
              term: 'Billable Weight',
              value: formatKg(explanation.billableWeight),
              hint: 'The greater of the two',
            },
          ]}
        />
      </div>
    </details>
  )
}
