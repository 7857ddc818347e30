import { useState } from 'react'
import { changeAddress } from '~/address/use_address'
import { type PaginatedRows, type ListParams, useServerList } from '~/address/use_server_list'
import { isInternational } from './zone_texts'
import type { ZoneData, ZoneKind, ZoneSearchQuery } from './zone_types'

/** The dialog that did it closes with the rows that come of it. */
const DIALOGS_CLOSED = { new: null, edit: null, delete: null, import: null }

/** The zones that the address asks for: who searches, sorts or turns pages goes to another one. */
export function useZoneList(
  kind: ZoneKind,
  question: ListParams,
  zones: PaginatedRows<ZoneData> | undefined
) {
  const list = useServerList(zones, { prop: 'zones', question })
  const asked: ZoneSearchQuery = {
    courier: question.courier ?? '',
    country: question.country ?? '',
    state: question.state ?? '',
    geography: question.geography ?? '',
  }
  const [wanted, setWanted] = useState<ZoneSearchQuery | null>(null)
  const searched = isSearchComplete(kind, asked) ? asked : null
  function search(next: ZoneSearchQuery) {
    setWanted(next)
    list.filter({ ...next, search: null, sort: null, billingGroup: null })
  }

  return {
    ...{ searched, search, billingGroup: question.billingGroup ?? null },
    list: { ...list, reload: () => (list.failed && wanted ? search(wanted) : list.reload()) },
    /** Nothing has been asked for yet. */
    isUnasked: !searched && !wanted,
    ofGroup: (billingGroup: string) => list.filter({ billingGroup }),
    /** A new zone comes last; where nothing was searched, one goes to its list. */
    added(zone: ZoneData) {
      if (!searched) return list.filter({ ...zoneSearchQueryFor(zone), ...DIALOGS_CLOSED })
      const { total, query: shown } = list.server
      const isPlain = !shown.search && !shown.sort
      const last = { page: Math.ceil((total + 1) / shown.pageSize) }
      changeAddress({ ...DIALOGS_CLOSED, ...(isPlain && last) }, { only: ['zones'], replace: true })
    },
    changed: () => changeAddress(DIALOGS_CLOSED, { only: ['zones'], replace: true }),
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
