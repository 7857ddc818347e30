import brand from '#config/brand'

/** Returns the label before our domain; null for other hosts and our own pages (bare or `www`). */
export function readSubdomain(host: string | null): string | null {
  const name = (host ?? '').toLowerCase().replace(/\.$/, '')
  const end = `.${brand.primaryDomain}`
  if (!name.endsWith(end)) return null
  const label = name.slice(0, -end.length)
  return label === '' || label === 'www' || label.includes('.') ? null : label
}
