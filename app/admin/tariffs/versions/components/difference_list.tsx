import { go } from '~/address/use_address'
import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Pagination } from '~/ui/pagination'
import { DifferenceCard } from './difference_card'
import { changedText } from '#admin/tariffs/versions/rules/version_rules'
import { type SurchargeChange, SurchargeCard } from './surcharge_card'
import type { ShownVersion } from './version_words'

export type Difference = Data.Admin.Tariffs.Versions.Difference

export type Changes = {
  data: Difference[]
  metadata: {
    total: number
    conflicts: number
    surcharges: number
    surchargeConflicts: number
    page: number
    perPage: number
  }
}

interface DifferenceListProps {
  version: ShownVersion
  changes: Changes
  surcharges: SurchargeChange[]
}

/** What a version changes: surcharges first, then zone by zone. */
export function DifferenceList({ version, changes, surcharges }: DifferenceListProps) {
  const { data: zones, metadata } = changes
  const { total, surcharges: count, page, perPage } = metadata
  if (total + count === 0) {
    return (
      <Card title="What it changes">
        <EmptyState title="Nothing differs from the live tariff yet." />
      </Card>
    )
  }
  return (
    <section aria-labelledby="differences" className="grid gap-4">
      <h2 id="differences" className="text-lg font-semibold">
        {version.state === 'published' ? 'What it changed' : 'What it changes'}:{' '}
        {changedText(total, count)}
      </h2>
      {surcharges.map((surcharge) => (
        <SurchargeCard key={surcharge.id} surcharge={surcharge} version={version} />
      ))}
      {zones.map((zone) => (
        <DifferenceCard key={zone.zoneId} zone={zone} version={version} />
      ))}
      {total > perPage && (
        <Pagination
          label="Pages of changed zones"
          page={page}
          pageSize={perPage}
          total={total}
          onPageChange={(next) => go({ page: next }, { only: ['changes'] })}
        />
      )}
    </section>
  )
}
