import { useState } from 'react'
import { changeUrl } from '~/url/use_url_query'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import type { ListedZone, ZoneData, ZoneQuery } from './zone_types'

/** Parameters that close all dialogs, for the visit that loads the new rows. */
const DIALOGS_CLOSED = { new: null, edit: null, delete: null, import: null }

/** The zone list of the address; filtering, searching, sorting and paging change the address. */
export function useZoneList(listQuery: ListParams, zones: PaginatedRows<ListedZone> | undefined) {
  const list = useServerList(zones, { prop: 'zones', listQuery })
  const [wanted, setWanted] = useState<Partial<ZoneQuery>>({})
  const { courier = '', country = '', state = '', geography = 'all', billingGroup = '' } = listQuery
  const isAnswered = !list.loading && !list.failed
  const query: ZoneQuery = {
    courier,
    country,
    state,
    geography,
    billingGroup,
    ...(!isAnswered && wanted),
  }

  return {
    query,
    /** Names courier and country, so that the server does not choose others. */
    narrow(part: Partial<ZoneQuery>) {
      const next = { courier: query.courier, country: query.country, ...part }
      setWanted({ ...(!isAnswered && wanted), ...next })
      list.filter(next)
    },
    list,
    /** Opens the last page, where the new zone is, or the list that the new zone belongs to. */
    added(zone: ZoneData) {
      if (zone.courierCode !== courier || zone.originCountryCode !== country) {
        return list.filter({ ...zoneQueryFor(zone), ...DIALOGS_CLOSED })
      }
      const { total, query: shown } = list.server
      const isPlain = !shown.search && !shown.sort
      const last = { page: Math.ceil((total + 1) / shown.pageSize) }
      changeUrl({ ...DIALOGS_CLOSED, ...(isPlain && last) }, { only: ['zones'], replace: true })
    },
    changed: () => changeUrl(DIALOGS_CLOSED, { only: ['zones'], replace: true }),
  }
}

export type ZoneListState = ReturnType<typeof useZoneList>

function zoneQueryFor({ courierCode, originCountryCode, originStateCode }: ZoneData): ZoneQuery {
  const place = { country: originCountryCode, state: originStateCode ?? '' }
  return { courier: courierCode, ...place, geography: '', billingGroup: '' }
}
