import { changeUrl } from '~/url/use_url_query'
import { apiUrl } from '~/api/call_api'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Pagination } from '~/ui/pagination'
import { DifferenceCard } from './difference_card'
import { changedCountText } from '#admin/tariffs/versions/rules/version_rules'
import { type SurchargeDifferenceData, SurchargeDifferenceCard } from './surcharge_difference_card'
import type { ComparedVersion } from './version_badge'
import type { ZoneDifferenceData } from './change_details'

export type VersionChangesData = {
  data: ZoneDifferenceData[]
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

export interface DifferenceListProps {
  /** Null for a roll-back, whose changes belong to no version. */
  version: ComparedVersion | null
  changes: VersionChangesData
  surcharges: SurchargeDifferenceData[]
}

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
          {changedCountText(total, count)}
        </h2>
        {version && total > 0 && <DownloadChangedRates version={version} />}
      </div>
      {surcharges.map((surcharge) => (
        <SurchargeDifferenceCard key={surcharge.id} surcharge={surcharge} version={version} />
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
          onPageChange={(next) => changeUrl({ page: next }, { only: ['changes'] })}
        />
      )}
    </section>
  )
}

export function DownloadChangedRates({
  version: { id },
  zone,
}: {
  version: { id: number }
  zone?: number
}) {
  return (
    <a
      href={apiUrl('api.admin.version_difference_exports.show', {
        params: { id },
        query: zone ? { zone } : {},
      })}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {zone ? 'Download These Rates (CSV)' : 'Download All Changed Rates (CSV)'}
    </a>
  )
}
