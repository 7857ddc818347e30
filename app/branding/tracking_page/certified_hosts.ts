import limiter from '@adonisjs/limiter/services/main'
import { appUrl } from '#config/app'
import { findForeignHost, normalizeHost } from '#shared/brand/foreign_host'
import { readSubdomain } from '#shared/brand/subdomain'
import { parseHostName } from '#branding/domains/rules/host_name'
import { findShopByHost } from '#branding/tracking_page/shop'

/** After this time at the latest, a change of what shops have published takes effect. */
const CERTIFIED_CACHE_MS = 60_000
const MAX_CACHED_HOSTS = 5_000
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

const cachedHosts = new Map<string, { isOurs: boolean; until: number }>()

/**
 * Returns whether the proxy may request a TLS certificate for a host: ours, or that of a published
 * shop, on our domain or on its verified custom domain. Anyone can trigger this with any name, so
 * answers are cached for a minute and new names are throttled. Throws E_TOO_MANY_REQUESTS.
 */
export async function mayRequestCertificate(host: string): Promise<boolean> {
  const name = normalizeHost(host)
  if (name === new URL(appUrl).hostname) return true
  const place = hostOwner(name)
  if (!place) return false
  const known = cachedHosts.get(name)
  if (known && known.until > Date.now()) return known.isOurs
  // Throttles in memory, because a throttle in the database would cost as much as the lookup.
  await limiter
    .use('memory', { requests: 300, duration: '1 minute' })
    .consume(`certified_hosts:${place}`)
  const isOurs = (await findShopByHost(name)) !== null
  cacheHost(name, isOurs)
  return isOurs
}

/** Separate throttles, so that invented foreign names cannot block our shops. */
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

/** Clears the cache for tests, which publish and withdraw shops within the cache time. */
export function clearCertifiedHosts() {
  cachedHosts.clear()
}
