import { isIP } from 'node:net'
import { appUrl } from '#config/app'
import brand from '#config/brand'

/** A host name as it is compared: in small letters, without the dot that may end it. */
export function normalizeHost(host: string | null): string {
  return (host ?? '').toLowerCase().replace(/\.$/, '')
}

/** Whether a name is ours: our own address, our domain, and all that stands before either. */
export function isOurHost(host: string): boolean {
  const name = normalizeHost(host)
  const ours = [new URL(appUrl).hostname, brand.primaryDomain]
  return ours.some((one) => name === one || name.endsWith(`.${one}`))
}

/**
 * The name by which a visitor calls us where it is none of ours: it may be the own domain of a business. Null for our
 * names, for addresses without a name, and for what machines inside call each other.
 */
export function findForeignHost(host: string | null): string | null {
  const name = normalizeHost(host)
  const isName = name.includes('.') && isIP(name) === 0
  return isName && !isOurHost(name) ? name : null
}
