import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Forbidden } from '#identity/access/forbidden'
import Membership from '#identity/organizations/models/membership'
import type { Caller } from '#identity/sessions/caller'

/** Users may change their own entries. Owners of a business may also change the shared ones. */
export interface BookPermissions {
  userId: number
  isOwner: boolean
}

export async function loadBookPermissions(
  { user, organization }: Caller,
  client?: QueryClientContract
): Promise<BookPermissions> {
  if (!organization.isBusiness) return { userId: user.id, isOwner: false }
  const ownership = { userId: user.id, organizationId: organization.liveId, role: 'owner' }
  return {
    userId: user.id,
    isOwner: !!(await Membership.query({ client }).where(ownership).first()),
  }
}

export function canChangeEntry(
  { userId, isOwner }: BookPermissions,
  entry: { userId: number }
): boolean {
  return isOwner || entry.userId === userId
}

/** Throws Forbidden. */
export function requireCanChangeEntry(
  rights: BookPermissions,
  entry: { userId: number },
  what = 'address'
) {
  if (canChangeEntry(rights, entry)) return
  throw new Forbidden(
    `Only the person who added this ${what}, or an owner of the business, can change it.`
  )
}
