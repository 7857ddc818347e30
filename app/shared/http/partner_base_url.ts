import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** Allows plain HTTP to this machine only: requests carry keys. Throws UnusableEnvironment. */
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
