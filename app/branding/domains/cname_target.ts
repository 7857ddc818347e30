import brand from '#config/brand'
import type Organization from '#identity/organizations/models/organization'

/** The business's subdomain, so that the record proves whose page it wants. Null without one. */
export function cnameTarget({ subdomain }: Organization): string | null {
  return subdomain && `${subdomain}.${brand.primaryDomain}`
}
