import type { Caller } from '#identity/sessions/caller'
import type { Catalogue } from '#shipping/pricing/catalogue'

/** The name under which the caller's organization has its own prices, or null. */
export function findBillingGroupName(
  { organization }: Caller,
  catalogue: Catalogue
): string | null {
  return catalogue.group(organization.billingGroupId)?.name ?? null
}
