import { isIP } from 'node:net'
import { appUrl } from '#config/app'

/** The configured host, never the request's. Passkeys need a name, so IPs become `localhost`. */
export function relyingParty() {
  const url = new URL(appUrl)
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
