import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'

/** Lasts until the end of the transaction, so that concurrent additions cannot exceed limits. */
export async function lockAddressBook(
  trx: TransactionClientContract,
  { organization, ownerUserId }: Caller
) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('address book ' || ?, 0))`, [
    `${organization.id} ${ownerUserId ?? 0}`,
  ])
}
