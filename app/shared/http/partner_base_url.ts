import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/**
 * Where a company is reached, of a setting such as DHL_BASE_URL; undefined unless one is given. Keys travel to it, so
 * in the clear only on this machine. Throws UnusableEnvironment.
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
