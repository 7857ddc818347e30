import { errors } from '@adonisjs/lucid'
import { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'

/** An organization as a person may look at it, without acting for it. */
export interface VisibleOrganization {
  /** As whom they look: themselves, in that organization. */
  caller: Caller
  isMember: boolean
}

/**
 * Members look at their organizations, administrators at every one. Throws E_ROW_NOT_FOUND for any
 * other, as for one that does not exist, and for all of them among test data.
 */
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
