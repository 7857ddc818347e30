import brand from '#config/brand'
import type { KeptPage } from '#shared/http/kept_page'
import { pricesVersion } from '#shared/landing/shown_prices'
import { wordsVersion } from '#shared/languages/edited_words'

/** What no version tells of, such as the list of countries, is as old as this at most. */
const AGE_MS = 3_000

/** Of memory, for all pages in all languages together. */
const MOST_BYTES = 32 * 1024 * 1024

type Kept = { page: KeptPage; version: string; until: number }

const kept = new Map<string, Kept>()
let bytes = 0

/** What every public page is made of, besides the build. */
export function frameVersion(): string {
  return `${wordsVersion()} ${JSON.stringify(brand)}`
}

/** The same, with the prices that some show. */
export function pagesVersion(): string {
  return `${pricesVersion()} ${frameVersion()}`
}

/** Null for one that is to be drawn anew. While one visitor has it drawn, others get the one from before. */
export function keptPage(name: string, version: string, now = Date.now()): KeptPage | null {
  const found = kept.get(name)
  if (!found || found.version !== version) return null
  kept.delete(name)
  kept.set(name, found)
  if (found.until > now) return found.page
  found.until = now + AGE_MS
  return null
}

export function keepPage(name: string, version: string, page: KeptPage, now = Date.now()) {
  keepUntil(now + AGE_MS, name, version, page)
}

/** One whose version tells of all that it says. */
export function keepWhileSame(name: string, version: string, page: KeptPage) {
  keepUntil(Infinity, name, version, page)
}

/** Whoever was not asked for the longest makes room. */
function keepUntil(until: number, name: string, version: string, page: KeptPage) {
  drop(name)
  kept.set(name, { page, version, until })
  bytes += page.bytes
  for (const oldest of kept.keys()) {
    if (bytes <= MOST_BYTES) return
    drop(oldest)
  }
}

/** What a test has changed or rolled back was no version of anything. */
export function forgetPages() {
  kept.clear()
  bytes = 0
}

function drop(name: string) {
  bytes -= kept.get(name)?.page.bytes ?? 0
  kept.delete(name)
}
