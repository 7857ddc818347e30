import brand from '#config/brand'
import type Organization from '#identity/organizations/models/organization'

/**
 * The CNAME target is the business's own subdomain, so that the record proves whose page it wants.
 * Null without a subdomain.
 */
export function cnameTarget({ subdomain }: Organization): string | null {
  return subdomain && `${subdomain}.${brand.primaryDomain}`
}
