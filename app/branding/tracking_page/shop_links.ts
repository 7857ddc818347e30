/** An address that somebody typed, when a browser may safely go there. */
export function webAddress(typed: string | null | undefined): string | null {
  const text = typed?.trim()
  if (!text) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.hostname.includes('.') && !url.username ? url.href : null
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
