import type { Caller } from '#identity/caller'
import Membership from '#identity/models/membership'
import type Organization from '#identity/models/organization'

/** An organization that a person may act for, and whether they act for it now. */
export interface OrganizationChoice {
  organization: Organization
  current: boolean
}

/** In the order in which the person joined them. */
export async function organizationsOf(caller: Caller): Promise<OrganizationChoice[]> {
  const memberships = await Membership.query()
    .where('userId', caller.user.id)
    .preload('organization')
    .orderBy('id')
  return memberships.map(({ organization }) => ({
    organization,
    current: organization.id === caller.organization.id,
  }))
}
