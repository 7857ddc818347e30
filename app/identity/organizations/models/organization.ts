import { OrganizationSchema } from '#database/schema'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'

/** Organization 1 is the provider itself, 2 holds the retail customers; a business comes after. */
export const PROVIDER_ORGANIZATION_ID = 1
export const RETAIL_ORGANIZATION_ID = 2

export default class Organization extends OrganizationSchema {
  declare billingCycle: BillingCycle

  get isBusiness() {
    return this.id > RETAIL_ORGANIZATION_ID
  }
}
