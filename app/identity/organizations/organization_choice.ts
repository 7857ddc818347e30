import type { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import type Organization from '#identity/organizations/models/organization'

export interface OrganizationChoice {
  organization: Organization
  current: boolean
}

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
