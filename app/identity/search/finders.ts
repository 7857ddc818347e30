import type { Caller } from '#identity/sessions/caller'
import { type Lazy, port } from '#shared/port'
import { SearchText } from '#identity/search/search_text'

type SearchResultKind = 'shipment' | 'transaction' | 'user' | 'organization' | 'zone'

/** Something that was looked for, and the page on which it is. */
export type SearchResult = { kind: SearchResultKind; title: string; detail: string; href: string }

/** Within the caller's sight, in one statement that reads no more rows when there are more; the best first. */
export type Finder = (typed: SearchText, caller: Caller) => Promise<SearchResult[]>

/** How many of a kind are shown. */
export const MAX_RESULTS_PER_KIND = 5

type Load = Lazy<{ default: Finder }>

/** What they find is shown in their order; those of the console only to staff. */
export const finders = port<{ everyone: Load[]; console: Load[] }>('finders of the search')

export async function searchEverywhere(caller: Caller, text: string): Promise<SearchResult[]> {
  const typed = new SearchText(text)
  const { everyone, console } = finders.provided
  const found: SearchResult[][] = []
  // One after the other: a letter that is typed takes one connection, not six.
  for (const load of caller.isAdmin ? [...everyone, ...console] : everyone) {
    const { default: find } = await load()
    found.push(await find(typed, caller))
  }
  return found.flat()
}
