import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/**
 * Reads a partner's base URL from a setting such as DHL_BASE_URL; undefined if it is not set.
 * Requests carry keys, so plain HTTP is allowed to this machine only. Throws UnusableEnvironment.
 */
export function readPartnerBaseUrl(
  prefix: string,
  baseUrl: string | undefined
): string | undefined {
  if (!baseUrl) return undefined
  const { protocol, hostname } = new URL(baseUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'https:' || isHere) return baseUrl.replace(/\/+$/, '')
  throw new UnusableEnvironment(
    `${prefix}_BASE_URL must begin with https://, because our keys go there.`
  )
}
