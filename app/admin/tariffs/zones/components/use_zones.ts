import { useState } from 'react'
import { useCommand } from '~/hooks/use_command'
import type { Zone, ZoneKind, ZoneQuery } from './types'
import { listUrl } from './zone_urls'

/** The zones that were searched, and what was done to them since. */
export function useZones(kind: ZoneKind) {
  const [searched, setSearched] = useState<ZoneQuery | null>(null)
  const [list, setList] = useState<Zone[]>([])
  const [failed, setFailed] = useState(false)
  const { busy, send } = useCommand<{ data: Zone[] }>()

  async function search(query: ZoneQuery) {
    setSearched(query)
    const outcome = await send('GET', listUrl(kind, query))
    setFailed(!outcome.ok)
    if (outcome.ok) setList(outcome.body.data)
  }

  return {
    searched,
    list,
    failed,
    busy,
    search,
    reload: () => void (searched && search(searched)),
    /** A new zone comes last; one of another list is found there. */
    add: (zone: Zone) => isOf(zone, searched) && setList((before) => [...before, zone]),
    replace: (zone: Zone) =>
      setList((before) => before.map((one) => (one.id === zone.id ? zone : one))),
    remove: (id: number) => setList((before) => before.filter((one) => one.id !== id)),
  }
}

export type Zones = ReturnType<typeof useZones>

function isOf(zone: Zone, query: ZoneQuery | null): boolean {
  if (!query) return true
  const { courier, country, state, geography } = query
  return (
    zone.courierCode === courier &&
    zone.originCountryCode === country &&
    (!zone.originStateCode || zone.originStateCode === state) &&
    (geography === 'all' || zone.geography === null || zone.geographyCode === geography)
  )
}
