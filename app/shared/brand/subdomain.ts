import brand from '#config/brand'

/** What stands before our domain in a host name; null for our own pages and for strangers. */
export function readSubdomain(host: string | null): string | null {
  const name = (host ?? '').toLowerCase().replace(/\.$/, '')
  const end = `.${brand.primaryDomain}`
  if (!name.endsWith(end)) return null
  const label = name.slice(0, -end.length)
  return label === '' || label === 'www' || label.includes('.') ? null : label
}
