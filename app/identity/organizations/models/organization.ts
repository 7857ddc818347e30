import { OrganizationSchema } from '#database/schema'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'

export const PROVIDER_ORGANIZATION_ID = 1
export const RETAIL_ORGANIZATION_ID = 2

export default class Organization extends OrganizationSchema {
  declare billingCycle: BillingCycle

  get isTest() {
    return this.id < 0
  }

  get liveId() {
    return Math.abs(this.id)
  }

  /** The name for messages that must distinguish live data from test data. */
  get nameWithMode() {
    return this.isTest ? `the test data of ${this.name}` : this.name
  }

  get isBusiness() {
    return isBusinessId(this.id)
  }
}

export function isBusinessId(id: number): boolean {
  return Math.abs(id) > RETAIL_ORGANIZATION_ID
}
