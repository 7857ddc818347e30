import { useState } from 'react'
import { go } from '~/address/use_address'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { isInternational } from './texts'
import type { Zone, ZoneKind, ZoneQuery } from './types'

/** The dialog that did it closes with the rows that come of it. */
const CLOSED = { new: null, edit: null, delete: null, import: null }

/** The zones that the address asks for: who searches, sorts or turns pages goes to another one. */
export function useZones(kind: ZoneKind, question: Question, zones: Paged<Zone> | undefined) {
  const list = useListed(zones, { prop: 'zones', question })
  const asked: ZoneQuery = {
    courier: question.courier ?? '',
    country: question.country ?? '',
    state: question.state ?? '',
    geography: question.geography ?? '',
  }
  const [wanted, setWanted] = useState<ZoneQuery | null>(null)
  const searched = isWhole(kind, asked) ? asked : null
  function search(next: ZoneQuery) {
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
    added(zone: Zone) {
      if (!searched) return list.filter({ ...questionOf(zone), ...CLOSED })
      const { total, query: shown } = list.server
      const isPlain = !shown.search && !shown.sort
      const last = { page: Math.ceil((total + 1) / shown.pageSize) }
      go({ ...CLOSED, ...(isPlain && last) }, { only: ['zones'], replace: true })
    },
    changed: () => go(CLOSED, { only: ['zones'], replace: true }),
  }
}

export type Zones = ReturnType<typeof useZones>

function isWhole(kind: ZoneKind, { courier, country, state, geography }: ZoneQuery): boolean {
  if (!courier || !country) return false
  return kind === 'city' ? state !== '' : !isInternational(kind) || geography !== ''
}

function questionOf(zone: Zone): ZoneQuery {
  const { courierCode: courier, originCountryCode: country, originStateCode } = zone
  const geography = zone.geography === null ? '' : zone.geographyCode || 'all'
  return { courier, country, state: originStateCode ?? '', geography }
}
