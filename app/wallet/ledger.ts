import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type SystemAccount =
  'card_clearing' | 'bank_clearing' | 'revenue' | 'refunds' | 'promotions' | 'fees'

export type WalletAccount = 'cash' | 'cash_back' | 'hold'

/** Kobo added to an account (negative: taken from it). */
export type Posting = { accountId: number; amountKobo: number }

export type TransferDetails = {
  kind: string
  /** What the transfer is about; one transfer of a kind per reference. */
  reference: string
  comment?: string
  createdBy?: number
  reversesId?: number
}

/**
 * Writes one balanced transfer inside the caller's transaction and returns its id. Accounts are
 * locked in the order of their ids, so that two transfers cannot wait for each other.
 *
 * Throws a RangeError when the postings are not whole kobo or do not sum to zero. The database
 * refuses a balance below an account's floor (constraint `ledger_accounts_floor`) and a second
 * transfer of the same kind and reference (unique violation).
 */
export async function postTransfer(
  trx: TransactionClientContract,
  details: TransferDetails,
  postings: Posting[]
): Promise<number> {
  requireBalanced(postings)
  const [transfer] = await trx
    .table('ledger_transfers')
    .insert({
      kind: details.kind,
      reference: details.reference,
      comment: details.comment ?? null,
      created_by: details.createdBy ?? null,
      reverses_id: details.reversesId ?? null,
    })
    .returning('id')
  const transferId = Number(transfer.id ?? transfer)
  for (const posting of postings.toSorted((a, b) => a.accountId - b.accountId)) {
    await post(trx, transferId, posting)
  }
  // Knex reports a commit that the database refused as done, so the check must not wait for it.
  await trx.rawQuery('set constraints ledger_entries_balance immediate')
  await trx.rawQuery('set constraints ledger_entries_balance deferred')
  return transferId
}

/** Moves one account and writes the entry in one statement: the update is the lock. */
async function post(trx: TransactionClientContract, transferId: number, posting: Posting) {
  await trx.rawQuery(
    `with moved as (
       update ledger_accounts set balance_kobo = balance_kobo + :amount
       where id = :account returning id, balance_kobo
     )
     insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo)
     select :transfer, id, :amount, balance_kobo from moved`,
    { transfer: transferId, account: posting.accountId, amount: posting.amountKobo }
  )
}

function requireBalanced(postings: Posting[]) {
  const isWhole = postings.every(({ amountKobo }) => Number.isSafeInteger(amountKobo) && amountKobo)
  const totalKobo = postings.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  if (!isWhole || postings.length < 2 || totalKobo !== 0) {
    throw new RangeError('A transfer needs whole, non-zero amounts of kobo that sum to zero')
  }
}
