import type { Caller } from '#identity/sessions/caller'
import BillingGroup from '#shipping/pricing/models/billing_group'

/** The name under which the caller's organization has its own prices, or null. */
export async function billingGroupName({ organization }: Caller): Promise<string | null> {
  if (organization.billingGroupId === null) return null
  const group = await BillingGroup.find(organization.billingGroupId)
  return group?.active ? group.name : null
}
