import brand from '#config/brand'

/** Returns `shop` of `shop.our.domain`; null for our pages (bare or `www`) and for other hosts. */
export function readSubdomain(host: string | null): string | null {
  const name = (host ?? '').toLowerCase().replace(/\.$/, '')
  const end = `.${brand.primaryDomain}`
  if (!name.endsWith(end)) return null
  const label = name.slice(0, -end.length)
  return label === '' || label === 'www' || label.includes('.') ? null : label
}
