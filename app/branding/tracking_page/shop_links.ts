import { webAddress } from '#branding/business/rules/business_rules'

/** An address that was saved before it had to be one, when a browser may safely go there. */
export function linkOf(saved: string | null): string | null {
  const address = saved && webAddress(saved)
  return address ? new URL(address).href : null
}

/** What people call the page: the last part of its address, else where it is. */
export function handleOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '')
  return last ? readable(last) : hostname.replace(/^www\./, '')
}

/** A percent sign that means nothing is shown as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
