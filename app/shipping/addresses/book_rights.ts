import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Forbidden } from '#identity/access/forbidden'
import Membership from '#identity/organizations/models/membership'
import type { Caller } from '#identity/sessions/caller'

/** Whose entries somebody may change: their own, and as an owner those that others share. */
export interface BookRights {
  userId: number
  isOwner: boolean
}

export async function rightsIn(
  { user, organization }: Caller,
  client?: QueryClientContract
): Promise<BookRights> {
  if (!organization.isBusiness) return { userId: user.id, isOwner: false }
  const place = { userId: user.id, organizationId: organization.liveId, role: 'owner' }
  return { userId: user.id, isOwner: !!(await Membership.query({ client }).where(place).first()) }
}

export function mayChange({ userId, isOwner }: BookRights, made: { userId: number }): boolean {
  return isOwner || made.userId === userId
}

/** Throws Forbidden. */
export function requireChange(rights: BookRights, made: { userId: number }, what = 'address') {
  if (mayChange(rights, made)) return
  throw new Forbidden(`Only who made this ${what}, or an owner of the business, can change it.`)
}
