import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'

/**
 * One at a time adds to a book, a person's own or that of a business, until the end of the transaction: so none who come
 * together pass a limit.
 */
export async function lockAddressBook(
  trx: TransactionClientContract,
  { organization, ownerUserId }: Caller
) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('address book ' || ?, 0))`, [
    `${organization.id} ${ownerUserId ?? 0}`,
  ])
}
