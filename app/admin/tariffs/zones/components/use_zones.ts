import { useState } from 'react'
import type { Zone, ZoneKind, ZoneQuery } from './types'
import { findZones } from './zone_calls'
import { useSend } from '~/api/use_send'

/** The zones that were searched, and what was done to them since. */
export function useZones(kind: ZoneKind) {
  const [searched, setSearched] = useState<ZoneQuery | null>(null)
  const [list, setList] = useState<Zone[]>([])
  const [failed, setFailed] = useState(false)
  const { busy, send } = useSend()

  async function search(query: ZoneQuery) {
    setSearched(query)
    const outcome = await findZones(send, kind, query)
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
