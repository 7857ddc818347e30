import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Membership from '#identity/organizations/models/membership'

interface Owner {
  organizationId: number
  /** The user who owns the record; null if the whole organization owns it. */
  userId: number | null
}

export async function listUsersOfOwner(
  trx: TransactionClientContract,
  { organizationId, userId }: Owner
): Promise<number[]> {
  if (userId !== null) return [userId]
  const members = await Membership.query({ client: trx })
    .where({ organizationId })
    .orderBy('userId')
  return members.map((member) => member.userId)
}
