import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** One at a time adds to what a person has, until the end of the transaction: so none who come together pass a limit. */
export async function lockBook(
  trx: TransactionClientContract,
  { organizationId, userId }: { organizationId: number; userId: number }
) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('address book ' || ?, 0))`, [
    `${organizationId} ${userId}`,
  ])
}
