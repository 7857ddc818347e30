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

/** What pages that anyone may read are made of, besides the build. */
export function pagesVersion(): string {
  return `${wordsVersion()} ${pricesVersion()} ${JSON.stringify(brand)}`
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

/** Whoever was not asked for the longest makes room. */
export function keepPage(name: string, version: string, page: KeptPage, now = Date.now()) {
  drop(name)
  kept.set(name, { page, version, until: now + AGE_MS })
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
