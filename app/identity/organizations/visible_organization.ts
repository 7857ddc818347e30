import { errors } from '@adonisjs/lucid'
import { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'

export interface VisibleOrganization {
  caller: Caller
  isMember: boolean
}

/** Only members and administrators may see it. Throws E_ROW_NOT_FOUND, in test mode always. */
export async function findVisibleOrganization(
  { user, isAdmin, isTest }: Caller,
  organizationId: number
): Promise<VisibleOrganization> {
  if (isTest) throw new errors.E_ROW_NOT_FOUND()
  const own = Membership.query().where({ userId: user.id, organizationId }).preload('organization')
  const membership = isAdmin ? await own.first() : await own.firstOrFail()
  const organization = membership?.organization ?? (await Organization.findOrFail(organizationId))
  return { caller: new Caller(user, organization), isMember: membership !== null }
}
