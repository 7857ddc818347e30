import { useEffect } from 'react'
import { usePage } from '@inertiajs/react'

/**
 * The shipments that somebody last saw here, for the page that is shown without a connection
 * (resources/views/offline/page.edge). Of one person at a time, and until they sign out.
 */
const SEEN = 'seen:'
const MOST = 30

export type SeenShipment = { number: string; receiver: string; status: string; day: string }

type Seen = { at: string; rows: SeenShipment[] }

/** Keeps what the page shows now; what was seen before comes after it. */
export function useLastSeen(rows: readonly SeenShipment[]) {
  const { caller } = usePage().props
  useEffect(() => {
    if (caller && rows.length > 0) keep(`${SEEN}${caller.id}`, rows)
  }, [caller, rows])
}

function keep(name: string, rows: readonly SeenShipment[]) {
  try {
    const numbers = new Set(rows.map(({ number }) => number))
    const earlier = read(name).filter(({ number }) => !numbers.has(number))
    const seen: Seen = { at: new Date().toISOString(), rows: [...rows, ...earlier].slice(0, MOST) }
    localStorage.setItem(name, JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing shows nothing offline.
  }
}

function read(name: string): SeenShipment[] {
  const kept = localStorage.getItem(name)
  return kept ? (JSON.parse(kept) as Seen).rows : []
}

/** All of it, or that of everybody but one. */
export function forgetSeen({ except }: { except?: number } = {}) {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(SEEN))
    for (const name of names) if (name !== `${SEEN}${except}`) localStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
