import { ChevronRight } from 'lucide-react'
import { DefinitionList } from '~/ui/definition_list'
import { formatKg } from '~/ui/weight'
import { TariffVersionLink } from '#shipping/pricing/components/tariff_version_link'
import type { RateOfferData, RatesPageProps } from './rate_types'
import { useRatesWords } from './use_rates_words'

type PriceExplainedProps = Pick<RatesPageProps, 'tariffVersion'> & { rate: RateOfferData }

/** Works without scripts. Staff also see the tariff version. */
export function PriceExplained({ rate, tariffVersion }: PriceExplainedProps) {
  const { explanation } = rate
  const { billingGroup } = explanation
  const t = useRatesWords()
  return (
    <details className="group">
      <summary className="-ml-1 inline-flex min-h-7 list-none items-center gap-1 rounded pr-2 text-sm font-medium text-accent hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {t('rates.why')}
        <span className="sr-only"> {rate.courierName}</span>
      </summary>
      <div className="mt-2 mb-2 rounded bg-surface-sunken p-4">
        <DefinitionList
          columns={2}
          items={[
            { term: t('rates.why.zone'), value: explanation.zone },
            {
              term: t('rates.why.band'),
              value: t('rates.why.band.text', {
                above: formatKg(explanation.aboveWeight),
                upTo: formatKg(explanation.endWeight),
              }),
            },
            { term: t('rates.why.list'), value: billingGroup ?? t('rates.why.general') },
            { term: t('rates.why.actual'), value: formatKg(explanation.actualWeight) },
            {
              term: t('rates.why.volumetric'),
              value: formatKg(explanation.volumetricWeight),
              hint: t('rates.why.volumetric.hint'),
            },
            {
              term: t('rates.why.billable'),
              value: formatKg(explanation.billableWeight),
              hint: t('rates.why.billable.hint'),
            },
            ...(tariffVersion
              ? [{ term: 'Tariff version', value: <TariffVersionLink version={tariffVersion} /> }]
              : []),
          ]}
        />
      </div>
    </details>
  )
}
