import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'

/** Lists the owners who can sign in, in the order of joining. */
export async function listOwners(
  organizationId: number,
  client?: QueryClientContract
): Promise<User[]> {
  return User.query({ client })
    .join('memberships', 'memberships.user_id', 'users.id')
    .where({ 'memberships.organization_id': Math.abs(organizationId), 'memberships.role': 'owner' })
    .whereNull('users.blocked_at')
    .whereNull('users.deactivated_at')
    .orderBy('memberships.id')
    .select('users.*')
}

export async function listOwnerNames(
  organizationId: number,
  client?: QueryClientContract
): Promise<string[]> {
  const owners = await listOwners(organizationId, client)
  return owners.map(({ fullName }) => fullName)
}
