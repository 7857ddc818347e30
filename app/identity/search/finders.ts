import type { Caller } from '#identity/sessions/caller'
import { Typed } from '#identity/search/typed'

type FoundKind = 'shipment' | 'transaction' | 'user' | 'organization' | 'zone'

/** Something that was looked for, and the page on which it is. */
export type Found = { kind: FoundKind; title: string; detail: string; href: string }

/** Within the caller's sight, in one statement that reads no more rows when there are more; the best first. */
export type Finder = (typed: Typed, caller: Caller) => Promise<Found[]>

/** How many of a kind are shown. */
export const MOST_OF_A_KIND = 5

type Registered = { load: () => Promise<{ default: Finder }>; isForConsole: boolean }

const finders: Registered[] = []

/** A room that has something to be found; shown in the order in which they are named. */
export function findsBy(load: Registered['load'], { isForConsole = false } = {}) {
  finders.push({ load, isForConsole })
}

export async function findFor(caller: Caller, text: string): Promise<Found[]> {
  const typed = new Typed(text)
  const allowed = finders.filter(({ isForConsole }) => caller.isAdmin || !isForConsole)
  const found: Found[][] = []
  // One after the other: a letter that is typed takes one connection, not six.
  for (const { load } of allowed) {
    const { default: find } = await load()
    found.push(await find(typed, caller))
  }
  return found.flat()
}
