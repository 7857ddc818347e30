import { useEffect } from 'react'
import { usePage } from '@inertiajs/react'

/** Read by resources/views/offline/page.edge. Holds one user's shipments until sign-out. */
const RECENT_PREFIX = 'seen:'
const MAX_RECENT = 30

export type RecentShipment = { number: string; receiver: string; status: string; day: string }

type StoredRecentShipments = { at: string; rows: RecentShipment[] }

export function useSaveRecentShipments(rows: readonly RecentShipment[]) {
  const { caller } = usePage().props
  useEffect(() => {
    if (caller && rows.length > 0) saveRecentShipments(`${RECENT_PREFIX}${caller.id}`, rows)
  }, [caller, rows])
}

function saveRecentShipments(name: string, rows: readonly RecentShipment[]) {
  try {
    const numbers = new Set(rows.map(({ number }) => number))
    const earlier = readRecentShipments(name).filter(({ number }) => !numbers.has(number))
    const seen: StoredRecentShipments = {
      at: new Date().toISOString(),
      rows: [...rows, ...earlier].slice(0, MAX_RECENT),
    }
    localStorage.setItem(name, JSON.stringify(seen))
  } catch {
    // Without storage the offline page is empty.
  }
}

function readRecentShipments(name: string): RecentShipment[] {
  const stored = localStorage.getItem(name)
  return stored ? (JSON.parse(stored) as StoredRecentShipments).rows : []
}

/** Deletes the lists of all users of this device, except that of the user `except`. */
export function deleteRecentShipments({ except }: { except?: number } = {}) {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(RECENT_PREFIX))
    for (const name of names)
      if (name !== `${RECENT_PREFIX}${except}`) localStorage.removeItem(name)
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
