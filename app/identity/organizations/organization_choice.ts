import type { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import type Organization from '#identity/organizations/models/organization'

/** An organization that a person may act for, and whether they act for it now, or for its test data. */
export interface OrganizationChoice {
  organization: Organization
  current: boolean
}

/** In the order in which the person joined them. */
export async function listOrganizationChoices(caller: Caller): Promise<OrganizationChoice[]> {
  const memberships = await Membership.query()
    .where('userId', caller.user.id)
    .preload('organization')
    .orderBy('id')
  return memberships.map(({ organization }) => ({
    organization,
    current: organization.id === caller.organization.liveId,
  }))
}
