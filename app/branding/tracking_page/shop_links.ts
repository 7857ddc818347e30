import { parseWebAddress } from '#branding/business/rules/business_rules'

/** Revalidates links that were saved before validation existed. */
export function safeLink(saved: string | null): string | null {
  const address = saved && parseWebAddress(saved)
  return address ? new URL(address).href : null
}

/** The last part of the path, else the host. */
export function socialHandle(address: string): string {
  const { hostname, pathname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '')
  return last ? decodePathPart(last) : hostname.replace(/^www\./, '')
}

/** Keeps malformed percent encodings as they are. */
function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
