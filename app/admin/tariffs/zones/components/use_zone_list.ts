import { useState } from 'react'
import { changeUrl } from '~/url/use_url_query'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { isInternational } from './zone_texts'
import type { ZoneData, ZoneKind, ZoneSearchQuery } from './zone_types'

/** Parameters that close all dialogs, for the visit that loads the new rows. */
const DIALOGS_CLOSED = { new: null, edit: null, delete: null, import: null }

/** The zone list of the address; searching, sorting and paging change the address. */
export function useZoneList(
  kind: ZoneKind,
  listQuery: ListParams,
  zones: PaginatedRows<ZoneData> | undefined
) {
  const list = useServerList(zones, { prop: 'zones', listQuery })
  const asked: ZoneSearchQuery = {
    courier: listQuery.courier ?? '',
    country: listQuery.country ?? '',
    state: listQuery.state ?? '',
    geography: listQuery.geography ?? '',
  }
  const [wanted, setWanted] = useState<ZoneSearchQuery | null>(null)
  const searched = isSearchComplete(kind, asked) ? asked : null
  function search(next: ZoneSearchQuery) {
    setWanted(next)
    list.filter({ ...next, search: null, sort: null, billingGroup: null })
  }

  return {
    searched,
    search,
    billingGroup: listQuery.billingGroup ?? null,
    list: { ...list, reload: () => (list.failed && wanted ? search(wanted) : list.reload()) },
    isUnasked: !searched && !wanted,
    ofGroup: (billingGroup: string) => list.filter({ billingGroup }),
    /** Opens the last page, where the new zone is; without a search, opens the list of the zone. */
    added(zone: ZoneData) {
      if (!searched) return list.filter({ ...zoneSearchQueryFor(zone), ...DIALOGS_CLOSED })
      const { total, query: shown } = list.server
      const isPlain = !shown.search && !shown.sort
      const last = { page: Math.ceil((total + 1) / shown.pageSize) }
      changeUrl({ ...DIALOGS_CLOSED, ...(isPlain && last) }, { only: ['zones'], replace: true })
    },
    changed: () => changeUrl(DIALOGS_CLOSED, { only: ['zones'], replace: true }),
  }
}

export type ZoneListState = ReturnType<typeof useZoneList>

function isSearchComplete(
  kind: ZoneKind,
  { courier, country, state, geography }: ZoneSearchQuery
): boolean {
  if (!courier || !country) return false
  return kind === 'city' ? state !== '' : !isInternational(kind) || geography !== ''
}

function zoneSearchQueryFor(zone: ZoneData): ZoneSearchQuery {
  const { courierCode: courier, originCountryCode: country, originStateCode } = zone
  const geography = zone.geography === null ? '' : zone.geographyCode || 'all'
  return { courier, country, state: originStateCode ?? '', geography }
}
