import { go } from '~/address/use_address'
import type { Data } from '@generated/data'
import { addressOf } from '~/api/send'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Pagination } from '~/ui/pagination'
import { DifferenceCard } from './difference_card'
import { changedText } from '#admin/tariffs/versions/rules/version_rules'
import { type SurchargeChange, SurchargeCard } from './surcharge_card'
import type { ComparedVersion } from './version_words'

export type Difference = Data.Admin.Tariffs.Versions.Comparing.Difference

export type Changes = {
  data: Difference[]
  metadata: {
    total: number
    conflicts: number
    surcharges: number
    surchargeConflicts: number
    fingerprint: string | null
    page: number
    perPage: number
  }
}

interface DifferenceListProps {
  /** Null where no version has them yet, as those of rolling back. */
  version: ComparedVersion | null
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="differences" className="text-lg font-semibold">
          {version?.state === 'published' ? 'What it changed' : 'What it changes'}:{' '}
          {changedText(total, count)}
        </h2>
        {version && total > 0 && <RatesFile version={version} />}
      </div>
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

/** Every rate that is not as it was, of all zones or of one. */
export function RatesFile({ version: { id }, zone }: { version: { id: number }; zone?: number }) {
  return (
    <a
      href={addressOf('api.admin.version_difference_exports.show', {
        params: { id },
        query: zone ? { zone } : {},
      })}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {zone ? 'Download These Rates (CSV)' : 'Download All Changed Rates (CSV)'}
    </a>
  )
}
