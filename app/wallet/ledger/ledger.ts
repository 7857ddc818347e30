import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishMoneyEvents } from '#wallet/ledger/publish_money_events'
import { type Bindings, prepared, type Prepared } from '#shared/database/prepared'
import { broadcastChange } from '#shared/live/live_updates'

export type SystemAccount =
  | 'card_clearing'
  | 'bank_clearing'
  | 'revenue'
  | 'refunds'
  | 'promotions'
  | 'fees'
  | 'adjustments'
  | 'write_offs'

/** What the house has for test money. */
export type TestSystemAccount =
  | 'test_revenue'
  | 'test_refunds'
  | 'test_promotions'
  | 'test_adjustments'

export type WalletAccount = 'cash' | 'cash_back' | 'hold'

/** Kobo added to an account (negative: taken from it). */
export type Posting = { accountId: number; amountKobo: number }

/** What moves money. Customers read these as the type of a transaction, so a word stays what it is. */
export type TransferKind =
  | 'shipment_payment'
  | 'shipment_reweigh'
  | 'shipment_refund'
  | 'card_funding'
  | 'bank_funding'
  | 'withdrawal'
  | 'withdrawal_settled'
  | 'withdrawal_released'
  | 'withdrawal_returned'
  | 'referral_welcome'
  | 'referral_reward'
  | 'referral_reward_taken_back'
  | 'cash_back_expiry'
  | 'staff_credit'
  | 'staff_debit'
  | 'write_off'
  | 'demo_funding'
  | 'test_money'

export type TransferDetails = {
  kind: TransferKind
  /** What the transfer is about; one transfer of a kind per reference. */
  reference: string
  /** The parcel, for one, by the number that its own module knows it by. */
  subjectId?: number
  comment?: string
  createdBy?: number
  reversesId?: number
}

/**
 * A statement of another module that writes a transfer together with rows of its own, in one round trip. It calls
 * `post_transfer(:details::jsonb, :accounts::bigint[], :amounts::bigint[])` last, unless `:accounts` is empty,
 * and answers its `id`. The bindings are those of its own rows.
 */
export type PostingStatement = Prepared & { bindings: Bindings }

const POST_TRANSFER: PostingStatement = {
  name: 'post_transfer',
  sql: `select post_transfer(:details::jsonb, :accounts::bigint[], :amounts::bigint[]) as id`,
  bindings: {},
}

/**
 * Writes one balanced transfer inside the caller's transaction and returns its id, in one round trip.
 * Accounts are locked in one order, wallets before the accounts that everybody shares, so that two
 * transfers cannot wait for each other. A transaction that moves money of several wallets locks them all first.
 *
 * Throws a RangeError when the postings are not whole kobo or do not sum to zero. The database
 * refuses a balance below an account's floor (constraint `ledger_accounts_floor`) and a second
 * transfer of the same kind and reference (unique violation).
 */
export async function postTransfer(
  trx: TransactionClientContract,
  details: TransferDetails,
  postings: Posting[],
  { bindings, ...statement } = POST_TRANSFER
): Promise<number> {
  requireBalanced(postings)
  const ordered = postings.toSorted(comparePostingLockOrder)
  for (const { accountId } of postings) broadcastChange(trx, 'account', accountId)
  const [transfer] = await prepared<{ id: number }>(trx, statement, {
    ...bindings,
    details: JSON.stringify(details),
    accounts: ordered.map(({ accountId }) => accountId),
    amounts: ordered.map(({ amountKobo }) => amountKobo),
  })
  // A payment for a shipment tells of itself, because every one passes here.
  if (details.kind !== 'shipment_payment') await publishMoneyEvents(trx, transfer!.id)
  return transfer!.id
}

export interface PlannedTransfer {
  details: TransferDetails
  postings: Posting[]
}

/**
 * Writes many transfers between the same few accounts in one round trip, together with rows of its own: the statement
 * calls `post_transfers(:transfers::jsonb, :accounts::bigint[])` last, unless there are none. Each account is locked
 * once, in the order in which transfers lock them. Throws like `postTransfer`; then none of them is written.
 */
export async function postTransfers(
  trx: TransactionClientContract,
  planned: PlannedTransfer[],
  { bindings, ...statement }: PostingStatement
) {
  const ids = new Set<number>()
  for (const { postings } of planned) {
    requireBalanced(postings)
    for (const { accountId } of postings) ids.add(accountId)
  }
  const accounts = [...ids].toSorted((one, other) => other - one)
  for (const id of accounts) broadcastChange(trx, 'account', id)
  const transfers = planned.map(({ details, postings }) => ({
    ...details,
    amounts: accounts.map((id) => sumForAccount(postings, id)),
  }))
  await prepared(trx, statement, { ...bindings, transfers: JSON.stringify(transfers), accounts })
}

function sumForAccount(postings: Posting[], id: number): number {
  return postings.reduce(
    (sum, { accountId, amountKobo }) => (accountId === id ? sum + amountKobo : sum),
    0
  )
}

/** Runs such a statement for its own rows, because the ledger knows no transfer of nothing. */
export async function runWithoutPosting(
  trx: TransactionClientContract,
  { bindings, ...statement }: PostingStatement
) {
  await prepared(trx, statement, { ...bindings, details: null, accounts: [], amounts: [] })
}

/** Wallets are younger than the accounts that everybody shares, which are therefore locked last. */
function comparePostingLockOrder(one: Posting, other: Posting) {
  return other.accountId - one.accountId
}

/**
 * Locks accounts in the order in which transfers lock them, for a transaction that posts more than
 * one: each transfer keeps the order within itself only.
 */
export async function lockAccounts(trx: TransactionClientContract, ids: number[]) {
  await trx
    .from('ledger_accounts')
    .select('id')
    .whereIn('id', ids)
    .orderBy('id', 'desc')
    .forUpdate()
}

function requireBalanced(postings: Posting[]) {
  const isWhole = postings.every(({ amountKobo }) => Number.isSafeInteger(amountKobo) && amountKobo)
  const totalKobo = postings.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  if (!isWhole || postings.length < 2 || totalKobo !== 0) {
    throw new RangeError('A transfer needs whole, non-zero amounts of kobo that sum to zero')
  }
}
