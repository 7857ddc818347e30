import { OrganizationSchema } from '#database/schema'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'

/** Organization 1 is the provider itself, 2 holds the retail customers; a business comes after. */
export const PROVIDER_ORGANIZATION_ID = 1
export const RETAIL_ORGANIZATION_ID = 2

export default class Organization extends OrganizationSchema {
  declare billingCycle: BillingCycle

  /** Whose data is for trying things: its number is that of the live one below zero. */
  get isTest() {
    return this.id < 0
  }

  /** Of the organization that people are members of. */
  get liveId() {
    return Math.abs(this.id)
  }

  /** As a sentence names it, where both may be meant. */
  get inWords() {
    return this.isTest ? `the test data of ${this.name}` : this.name
  }

  get isBusiness() {
    return isBusinessId(this.id)
  }
}

/** Of an organization that is only known by its number. */
export function isBusinessId(id: number): boolean {
  return Math.abs(id) > RETAIL_ORGANIZATION_ID
}
