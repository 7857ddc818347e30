import { Link } from '@adonisjs/inertia/react'
import { ListChecks } from 'lucide-react'
import { DeferredProp } from '~/components/deferred_prop'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Skeleton } from '~/ui/skeleton'
import type { CheckedTariffData } from './check_texts'
import { CheckedTariffCard } from './checked_tariff_card'

interface VersionChecksProps {
  id: number
  /** Checks run automatically before publication, and on request for a published version. */
  isChecked: boolean
  checks?: CheckedTariffData
}

export function VersionChecks({ id, isChecked, checks }: VersionChecksProps) {
  if (!isChecked) {
    return (
      <Card
        title="Checks"
        description="Gaps, falling prices, prices below cost, routes without a courier, surcharges and more."
        actions={
          <Button
            as={Link}
            variant="secondary"
            href={urlFor('admin.tariff', { id }, { qs: { check: 1 } })}
            icon={<ListChecks />}
          >
            Check the Prices
          </Button>
        }
        padded={false}
      />
    )
  }
  return (
    <DeferredProp
      name="checks"
      value={checks}
      loading={<Skeleton className="h-40 w-full" />}
      failed="Could not check the prices. Please try again."
    >
      {(checked) => <CheckedTariffCard checked={checked} />}
    </DeferredProp>
  )
}
