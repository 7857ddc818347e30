import { changeUrl } from '~/url/use_url_query'
import { apiUrl } from '~/api/call_api'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Pagination } from '~/ui/pagination'
import { changedCountText } from '../rules/version_rules'
import type { ComparedVersion } from './version_badge'
import { type ZoneDifferenceData, ChangeDetails } from './change_details'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { countText } from '~/ui/count_text'
import { RateCellTable } from './cell_table'
import { zoneTitle } from '#admin/tariffs/zones/rules/zone_kinds'
import { ZoneRatesLink } from './zone_rates_link'
import type { Data } from '@generated/data'
import { Button } from '~/ui/button'

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

interface DifferenceCardProps {
  zone: ZoneDifferenceData
  version: ComparedVersion | null
}

function DifferenceCard({ zone, version }: DifferenceCardProps) {
  const { zoneId, cells, moreCells } = zone
  return (
    <Card
      level={3}
      title={zoneTitle(zone)}
      padded={false}
      actions={
        version && zone.change !== 'removed' && <ZoneRatesLink zone={zone} version={version} />
      }
    >
      <ChangeDetails what="zone" {...zone} />
      {cells.length > 0 ? (
        <RateCellTable cells={cells} title={zoneTitle(zone)} />
      ) : (
        <div className="h-4" />
      )}
      {moreCells > 0 && (
        <p className="px-4 pb-4 text-sm sm:px-5">
          {version ? (
            <Link
              href={urlFor('admin.tariff_zone', { id: version.id, zoneId })}
              className="inline-flex items-center font-medium text-accent underline max-sm:min-h-11"
            >
              {`See all ${countText(cells.length + moreCells)} changed rates`}
              <span className="sr-only">{` of ${zoneTitle(zone)}`}</span>
            </Link>
          ) : (
            `And ${countText(moreCells)} more rates.`
          )}
        </p>
      )}
    </Card>
  )
}

export type SurchargeDifferenceData = Data.Admin.Tariffs.Versions.Comparison.SurchargeDifference

interface SurchargeDifferenceCardProps {
  surcharge: SurchargeDifferenceData
  version: ComparedVersion | null
}

function SurchargeDifferenceCard({ surcharge, version }: SurchargeDifferenceCardProps) {
  return (
    <Card
      level={3}
      title={`Surcharge - ${surcharge.name}`}
      padded={false}
      actions={
        version && (
          <Button
            as={Link}
            variant="secondary"
            size="sm"
            href={urlFor('admin.surcharges', {}, { qs: { version: version.id } })}
          >
            {version.state === 'draft' ? 'Edit Surcharges' : 'See Surcharges'}
          </Button>
        )
      }
    >
      <div className="pb-4">
        <ChangeDetails what="surcharge" {...surcharge} />
      </div>
    </Card>
  )
}
