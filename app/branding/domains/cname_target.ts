import brand from '#config/brand'
import type Organization from '#identity/organizations/models/organization'

/** The CNAME must name the subdomain of the business, which proves whose page is wanted. */
export function cnameTarget({ subdomain }: Organization): string | null {
  return subdomain && `${subdomain}.${brand.primaryDomain}`
}
