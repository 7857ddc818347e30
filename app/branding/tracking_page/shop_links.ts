import { parseWebAddress } from '#branding/business/rules/business_rules'

/** An address that was saved before it had to be one, when a browser may safely go there. */
export function safeLink(saved: string | null): string | null {
  const address = saved && parseWebAddress(saved)
  return address ? new URL(address).href : null
}

/** What people call the page: the last part of its address, else where it is. */
export function socialHandle(address: string): string {
  const { hostname, pathname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '')
  return last ? decodePathPart(last) : hostname.replace(/^www\./, '')
}

/** A percent sign that means nothing is shown as it is. */
function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
