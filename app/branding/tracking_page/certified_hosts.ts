import limiter from '@adonisjs/limiter/services/main'
import { appUrl } from '#config/app'
import { foreignHost, plainHost } from '#shared/brand/foreign_host'
import { subdomainOf } from '#shared/brand/subdomain'
import { hostNameIn } from '#branding/domains/rules/host_name'
import { shopOfHost } from '#branding/tracking_page/shop'

/** A shop that is published, or no longer, is noticed as soon as this. */
const KEPT_MS = 60_000
const MOST_KEPT = 5_000
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

const kept = new Map<string, { isOurs: boolean; until: number }>()

/**
 * Whether the proxy in front may have a certificate made for a host: our own, or that of a published shop, on our domain
 * or on its own while that is verified.
 * Anybody can make it ask, by calling us any name, so an answer is kept for a minute and new names are looked up only so
 * often. Throws E_TOO_MANY_REQUESTS.
 */
export async function isCertifiedHost(host: string): Promise<boolean> {
  const name = plainHost(host)
  if (name === new URL(appUrl).hostname) return true
  const place = placeOf(name)
  if (!place) return false
  const known = kept.get(name)
  if (known && known.until > Date.now()) return known.isOurs
  // Counted in memory: by the database it would cost as much as the answer.
  await limiter
    .use('memory', { requests: 300, duration: '1 minute' })
    .consume(`certified_hosts:${place}`)
  const isOurs = (await shopOfHost(name)) !== null
  keep(name, isOurs)
  return isOurs
}

/** Where a shop of that name would be: who invents names that are not ours keeps no shop of ours waiting. */
function placeOf(name: string): 'ours' | 'theirs' | null {
  const subdomain = subdomainOf(name)
  if (subdomain !== null) return LABEL.test(subdomain) ? 'ours' : null
  return foreignHost(name) !== null && hostNameIn(name) === name ? 'theirs' : null
}

function keep(name: string, isOurs: boolean) {
  kept.delete(name)
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(name, { isOurs, until: Date.now() + KEPT_MS })
}

/** For tests, which make and unmake shops faster than anybody. */
export function forgetCertifiedHosts() {
  kept.clear()
}
