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

export type TestSystemAccount =
  | 'test_revenue'
  | 'test_refunds'
  | 'test_promotions'
  | 'test_adjustments'

export type WalletAccount = 'cash' | 'cash_back' | 'hold'

/** `amountKobo` is added to the account's balance; a negative amount debits it. */
export type Posting = { accountId: number; amountKobo: number }

/** Customers see these kinds as transaction types, so never rename one. */
export const TRANSFER_KINDS = [
  'shipment_payment',
  'shipment_reweigh',
  'shipment_refund',
  'card_funding',
  'bank_funding',
  'withdrawal',
  'withdrawal_settled',
  'withdrawal_released',
  'withdrawal_returned',
  'referral_welcome',
  'referral_reward',
  'referral_reward_taken_back',
  'cash_back_expiry',
  'staff_credit',
  'staff_debit',
  'write_off',
  'demo_funding',
  'test_money',
] as const

export type TransferKind = (typeof TRANSFER_KINDS)[number]

export type TransferDetails = {
  kind: TransferKind
  /** Unique among transfers of the same kind. */
  reference: string
  /** The shipment's id, for kinds of transfers that are about a shipment. */
  subjectId?: number
  comment?: string
  createdBy?: number
  reversesId?: number
}

/**
 * A statement that writes a module's own rows and posts a transfer in one round trip. It calls
 * `post_transfer(:details::jsonb, :accounts::bigint[], :amounts::bigint[])` last, unless
 * `:accounts` is empty, and returns the transfer's `id`. `bindings` is only for the own rows.
 */
export type PostingStatement = Prepared & { bindings: Bindings }

const POST_TRANSFER: PostingStatement = {
  name: 'post_transfer',
  sql: `select post_transfer(:details::jsonb, :accounts::bigint[], :amounts::bigint[]) as id`,
  bindings: {},
}

/**
 * Posts one balanced transfer in one round trip and returns its id. Locks wallet accounts before
 * the shared system accounts, so two transfers cannot deadlock. If a transaction moves money of
 * several wallets, call `lockAccounts` for all of them first.
 *
 * Throws a RangeError unless the postings are whole kobo that sum to zero. The database refuses a
 * balance below its floor (constraint `ledger_accounts_floor`) and a second transfer of the same
 * kind and reference (unique violation).
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
  // A booking needs no event: it credits no wallet, and `payFromWallet` checks for a low balance.
  if (details.kind !== 'shipment_payment') await publishMoneyEvents(trx, transfer!.id)
  return transfer!.id
}

export interface PlannedTransfer {
  details: TransferDetails
  postings: Posting[]
}

/**
 * Posts many transfers between a few accounts, with the statement's own rows, in one round trip.
 * The statement calls `post_transfers(:transfers::jsonb, :accounts::bigint[])` last, unless no
 * transfer is planned. Locks each account once, in lock order. Posts all transfers or none. Throws
 * like `postTransfer`.
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

/** Runs a posting statement without a transfer, because the ledger accepts no empty one. */
export async function runWithoutPosting(
  trx: TransactionClientContract,
  { bindings, ...statement }: PostingStatement
) {
  await prepared(trx, statement, { ...bindings, details: null, accounts: [], amounts: [] })
}

/** Descending order locks system accounts, which have the lowest ids and contention, last. */
function comparePostingLockOrder(one: Posting, other: Posting) {
  return other.accountId - one.accountId
}

/** Call it before several transfers in one transaction: each transfer orders only its own locks. */
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
