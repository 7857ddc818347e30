import limiter from '@adonisjs/limiter/services/main'
import { appUrl } from '#config/app'
import { findForeignHost, normalizeHost } from '#shared/brand/foreign_host'
import { readSubdomain } from '#shared/brand/subdomain'
import { parseHostName } from '#branding/domains/rules/host_name'
import { findShopByHost } from '#branding/tracking_page/shop'

/** A shop that is published, or no longer, is noticed as soon as this. */
const CERTIFIED_CACHE_MS = 60_000
const MAX_CACHED_HOSTS = 5_000
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

const cachedHosts = new Map<string, { isOurs: boolean; until: number }>()

/**
 * Whether the proxy in front may have a certificate made for a host: our own, or that of a published shop, on our domain
 * or on its own while that is verified.
 * Anybody can make it ask, by calling us any name, so an answer is kept for a minute and new names are looked up only so
 * often. Throws E_TOO_MANY_REQUESTS.
 */
export async function isCertifiedHost(host: string): Promise<boolean> {
  const name = normalizeHost(host)
  if (name === new URL(appUrl).hostname) return true
  const place = hostOwner(name)
  if (!place) return false
  const known = cachedHosts.get(name)
  if (known && known.until > Date.now()) return known.isOurs
  // Counted in memory: by the database it would cost as much as the answer.
  await limiter
    .use('memory', { requests: 300, duration: '1 minute' })
    .consume(`certified_hosts:${place}`)
  const isOurs = (await findShopByHost(name)) !== null
  cacheHost(name, isOurs)
  return isOurs
}

/** Where a shop of that name would be: who invents names that are not ours keeps no shop of ours waiting. */
function hostOwner(name: string): 'ours' | 'theirs' | null {
  const subdomain = readSubdomain(name)
  if (subdomain !== null) return LABEL.test(subdomain) ? 'ours' : null
  return findForeignHost(name) !== null && parseHostName(name) === name ? 'theirs' : null
}

function cacheHost(name: string, isOurs: boolean) {
  cachedHosts.delete(name)
  if (cachedHosts.size >= MAX_CACHED_HOSTS) cachedHosts.delete(cachedHosts.keys().next().value!)
  cachedHosts.set(name, { isOurs, until: Date.now() + CERTIFIED_CACHE_MS })
}

/** For tests, which make and unmake shops faster than anybody. */
export function clearCertifiedHosts() {
  cachedHosts.clear()
}
