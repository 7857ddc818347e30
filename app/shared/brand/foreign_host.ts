import { isIP } from 'node:net'
import { appUrl } from '#config/app'
import brand from '#config/brand'

export function normalizeHost(host: string | null): string {
  return (host ?? '').toLowerCase().replace(/\.$/, '')
}

export function isOurHost(host: string): boolean {
  const name = normalizeHost(host)
  const ours = [new URL(appUrl).hostname, brand.primaryDomain]
  return ours.some((one) => name === one || name.endsWith(`.${one}`))
}

/** Returns a host that may be a business's domain; null for our hosts, IPs and internal names. */
export function findForeignHost(host: string | null): string | null {
  const name = normalizeHost(host)
  const isName = name.includes('.') && isIP(name) === 0
  return isName && !isOurHost(name) ? name : null
}
