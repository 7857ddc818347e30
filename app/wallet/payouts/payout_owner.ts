import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { Forbidden } from '#identity/access/forbidden'
import { DomainError } from '#shared/errors/domain_error'
import Membership from '#identity/organizations/models/membership'

/** Anyone may withdraw from their own wallet, but only owners from that of a business. */
export async function canWithdraw({ user, organization }: Caller, client?: QueryClientContract) {
  if (!organization.isBusiness) return true
  const membership = { userId: user.id, organizationId: organization.id, role: 'owner' }
  return Boolean(await Membership.query({ client }).where(membership).first())
}

export async function requirePayoutOwner(caller: Caller, client?: QueryClientContract) {
  if (await canWithdraw(caller, client)) return
  throw new Forbidden('Only an owner of the business can withdraw its money.')
}

export function requireBusiness({ organization }: Caller) {
  if (!organization.isBusiness)
    throw new DomainError('E_NOT_FOUND', 'You are not working for a business.')
}
