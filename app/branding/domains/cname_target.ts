import brand from '#config/brand'
import type Organization from '#identity/organizations/models/organization'

/**
 * What the CNAME of a domain has to lead to: the business's own address on our domain, so that the record itself says
 * whose page it wants. Null without one.
 */
export function cnameTarget({ subdomain }: Organization): string | null {
  return subdomain && `${subdomain}.${brand.primaryDomain}`
}
