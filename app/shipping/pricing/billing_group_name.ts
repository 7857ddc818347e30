import type { Caller } from '#identity/sessions/caller'
import type { Catalogue } from '#shipping/pricing/catalogue'

export function findBillingGroupName(
  { organization }: Caller,
  catalogue: Catalogue
): string | null {
  return catalogue.group(organization.billingGroupId)?.name ?? null
}
