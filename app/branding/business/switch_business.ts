import type { Caller } from '#identity/sessions/caller'
import AccessToken from '#identity/sessions/access_token'
import Membership from '#identity/organizations/models/membership'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import { createCallerFor } from '#identity/sessions/create_caller'

/**
 * Switches to the named business, else to the one created since signing in, else keeps the current
 * one. Throws E_NOT_FOUND for a business that the user is no member of.
 */
export async function switchBusiness(caller: Caller, id?: number): Promise<Caller> {
  const newest = id ?? (await findBusinessCreatedSince(caller)) ?? caller.organization.id
  return createCallerFor(caller.user.id, newest)
}

async function findBusinessCreatedSince({ user, accessId }: Caller): Promise<number | undefined> {
  if (!accessId) return undefined
  const opened = AccessToken.query().where('id', accessId).select('createdAt')
  const membership = await Membership.query()
    .where({ userId: user.id, role: 'owner' })
    .where('organizationId', '>', RETAIL_ORGANIZATION_ID)
    .where('createdAt', '>=', opened)
    .orderBy('id', 'desc')
    .first()
  return membership?.organizationId
}
