import brand from '#config/brand'
import { readLandingPricesVersion } from '#shared/landing/landing_price_cache'
import { readTranslationsVersion } from '#shared/languages/translation_edits'
import type { CachedPage } from '#shared/scale/cached_page'

/** Pages also show data without a version, such as countries, which may be this old. */
const MAX_AGE_MS = 3_000

const MAX_BYTES = 32 * 1024 * 1024

type Entry = { page: CachedPage; version: string; expiresAt: number }

const entries = new Map<string, Entry>()
let bytes = 0

/** Changes with the data that all public pages show: translations and the brand. */
export function frameVersion(): string {
  return `${readTranslationsVersion()} ${JSON.stringify(brand)}`
}

export function pagesVersion(): string {
  return `${readLandingPricesVersion()} ${frameVersion()}`
}

/** Returns null if the caller must render the page. Meanwhile, others get the expired one. */
export function cachedPage(name: string, version: string, now = Date.now()): CachedPage | null {
  const entry = entries.get(name)
  if (!entry || entry.version !== version) return null
  entries.delete(name)
  entries.set(name, entry)
  if (entry.expiresAt > now) return entry.page
  entry.expiresAt = now + MAX_AGE_MS
  return null
}

export function cachePage(name: string, version: string, page: CachedPage, now = Date.now()) {
  cacheUntil(now + MAX_AGE_MS, name, version, page)
}

export function cacheWhileSame(name: string, version: string, page: CachedPage) {
  cacheUntil(Infinity, name, version, page)
}

function cacheUntil(expiresAt: number, name: string, version: string, page: CachedPage) {
  remove(name)
  entries.set(name, { page, version, expiresAt })
  bytes += page.bytes
  for (const oldest of entries.keys()) {
    if (bytes <= MAX_BYTES) return
    remove(oldest)
  }
}

/** Tests call it, because their rollback changes data without changing a version. */
export function clearPageCache() {
  entries.clear()
  bytes = 0
}

function remove(name: string) {
  bytes -= entries.get(name)?.page.bytes ?? 0
  entries.delete(name)
}
