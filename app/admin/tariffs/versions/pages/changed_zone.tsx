import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { changeUrl } from '~/url/use_url_query'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { Pagination } from '~/ui/pagination'
import { type RateCellData, RateCellTable } from '../components/cell_table'
import { ChangeDetails } from '../components/change_details'
import { DownloadChangedRates } from '../components/difference_list'
import { zoneTitle } from '#admin/tariffs/zones/rules/zone_kinds'
import type { TariffVersionData } from '../components/version_badge'
import { ZoneRatesLink } from '../components/zone_rates_link'

interface ChangedZoneProps {
  version: TariffVersionData
  zone: Data.Admin.Tariffs.Versions.Comparison.ZoneDifference.Variants['forPage']
  cells: { data: RateCellData[]; metadata: { total: number; page: number; perPage: number } }
}

export default function ChangedZone({ version, zone, cells }: ChangedZoneProps) {
  const { total, page, perPage } = cells.metadata
  const title = zoneTitle(zone)
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={`${title}: ${version.name}`}
        description={`What "${version.name}" ${version.state === 'published' ? 'changed' : 'changes'} in this zone.`}
        back={{ label: version.name, href: urlFor('admin.tariff', { id: version.id }), as: Link }}
        actions={zone.change !== 'removed' && <ZoneRatesLink zone={zone} version={version} />}
      />
      <Card
        title="Changed rates"
        padded={false}
        actions={total > 0 && <DownloadChangedRates version={version} zone={zone.zoneId} />}
      >
        <ChangeDetails what="zone" {...zone} />
        {cells.data.length > 0 ? (
          <RateCellTable cells={cells.data} title={title} />
        ) : (
          <EmptyState title={total > 0 ? 'There are no rates on this page.' : 'No rate differs.'} />
        )}
        {total > perPage && (
          <div className="px-4 pb-4 sm:px-5">
            <Pagination
              label="Pages of changed rates"
              page={page}
              pageSize={perPage}
              total={total}
              onPageChange={(next) => changeUrl({ page: next }, { only: ['cells'] })}
            />
          </div>
        )}
      </Card>
    </>
  )
}
