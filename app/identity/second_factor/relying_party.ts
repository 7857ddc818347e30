import { isIP } from 'node:net'
import { appUrl } from '#config/app'

/**
 * For whom passkeys are good: the host of the configured address, never that of a request. A browser takes no
 * number for a host, so this machine, where somebody develops, goes by its name.
 */
export function relyingParty() {
  const url = new URL(appUrl)
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
