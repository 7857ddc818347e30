import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'

/** Holds the lock until `trx` ends, so that concurrent additions cannot exceed the limits. */
export async function lockAddressBook(
  trx: TransactionClientContract,
  { organization, ownerUserId }: Caller
) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('address book ' || ?, 0))`, [
    `${organization.id} ${ownerUserId ?? 0}`,
  ])
}
