import { useEffect } from 'react'
import { usePage } from '@inertiajs/react'

/**
 * The shipments that somebody last saw here, for the page that is shown without a connection
 * (resources/views/offline/page.edge). Of one person at a time, and until they sign out.
 */
const RECENT_PREFIX = 'seen:'
const MAX_RECENT = 30

export type RecentShipment = { number: string; receiver: string; status: string; day: string }

type StoredRecentShipments = { at: string; rows: RecentShipment[] }

/** Keeps what the page shows now; what was seen before comes after it. */
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
    // A browser that keeps nothing shows nothing offline.
  }
}

function readRecentShipments(name: string): RecentShipment[] {
  const kept = localStorage.getItem(name)
  return kept ? (JSON.parse(kept) as StoredRecentShipments).rows : []
}

/** All of it, or that of everybody but one. */
export function deleteRecentShipments({ except }: { except?: number } = {}) {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(RECENT_PREFIX))
    for (const name of names)
      if (name !== `${RECENT_PREFIX}${except}`) localStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
