import type { Caller } from '#identity/sessions/caller'
import { type Lazy, port } from '#shared/port'
import { SearchText } from '#identity/search/search_text'

type SearchResultKind =
  | 'shipment'
  | 'transaction'
  | 'user'
  | 'organization'
  | 'zone'
  | 'booking'
  | 'retry'

export type SearchResult = {
  kind: SearchResultKind
  title: string
  detail: string
  href: string
  /** The id of a shipment that the courier refused, for `PUT /shipment/{id}/retry`. */
  retries?: number
}

/** Returns the best matches that the caller may see, in one statement that stops at the limit. */
export type Finder = (typed: SearchText, caller: Caller) => Promise<SearchResult[]>

/** Results shown per kind. */
export const MAX_RESULTS_PER_KIND = 5

type Load = Lazy<{ default: Finder }>

export const finders = port<{ everyone: Load[]; console: Load[] }>('finders of the search')

export async function searchEverywhere(caller: Caller, text: string): Promise<SearchResult[]> {
  const typed = new SearchText(text)
  const { everyone, console } = finders.provided
  const found: SearchResult[][] = []
  // Sequential: each keystroke uses one connection, not six.
  for (const load of caller.isAdmin ? [...everyone, ...console] : everyone) {
    const { default: find } = await load()
    found.push(await find(typed, caller))
  }
  return found.flat()
}
