import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#shared/errors/domain_error'
import { expireCashBack } from '#wallet/balances/cash_back'
import {
  type PlannedTransfer,
  type Posting,
  type PostingStatement,
  postTransfer,
  postTransfers,
} from '#wallet/ledger/ledger'
import { requirePayableWithoutCredit } from '#wallet/ledger/credit_hold'
import { checkLowBalance } from '#wallet/ledger/low_balance'
import LedgerAccount from '#wallet/ledger/ledger_account'
import type Wallet from '#wallet/balances/wallet'

/** The two balances of a wallet that can pay. */
export type PayingBalance = 'cash' | 'cash_back'

/** What the API calls them. */
const BALANCE_BY_API_NAME: Record<string, PayingBalance> = { Wallet: 'cash', CashBack: 'cash_back' }

const INSUFFICIENT: Record<PayingBalance, string> = {
  cash: 'Insufficient Wallet balance! Please fund your wallet and retry or use another payment method.',
  cash_back: 'Insufficient Cash Back balance. Please use another payment method.',
}

/** What a customer pays for: a shipment, and what its courier weighed it heavier. */
type PaymentKind = 'shipment_payment' | 'shipment_reweigh'

export const PAYMENT_KINDS: readonly PaymentKind[] = ['shipment_payment', 'shipment_reweigh']

export class InsufficientFunds extends DomainError {
  constructor(balance: PayingBalance) {
    super('E_INSUFFICIENT_BALANCE', INSUFFICIENT[balance])
  }
}

class UnknownBalance extends DomainError {
  constructor() {
    super('E_UNKNOWN_BALANCE', 'Unknown balance type selected.')
  }
}

export function parsePayingBalance(name: string): PayingBalance {
  const balance = Object.hasOwn(BALANCE_BY_API_NAME, name) ? BALANCE_BY_API_NAME[name] : undefined
  if (!balance) throw new UnknownBalance()
  return balance
}

/** A balance of a wallet, as something that pays. */
export type PayingAccount = {
  id: number
  walletId: number
  balance: PayingBalance
  /** Below which its owner wants to be told of cash. */
  lowBalanceKobo: number | null
  /** It holds test money, which goes to accounts of its own. */
  isTest: boolean
  /** Its owner is late with an invoice: it pays for no booking below zero. */
  isCreditStopped: boolean
}

export function toPayingAccount(wallet: Wallet, balance: PayingBalance): PayingAccount {
  const { id: walletId, lowBalanceKobo, isTest } = wallet
  const isCreditStopped = wallet.creditStoppedAt !== null
  const { id } = wallet.account(balance)
  return { id, walletId, balance, lowBalanceKobo, isTest, isCreditStopped }
}

/** A price: what the payer pays of it, and what a gift code takes off, in kobo. */
type PaymentPrice = { amountKobo: number; discountKobo: number }

type WalletPayment = PaymentPrice & {
  /** A shipment's, unless it says otherwise. */
  kind?: PaymentKind
  reference: string
  subjectId?: number
  comment: string
  /** Nobody, where what is due is debited by itself. */
  createdBy?: number
}

/**
 * Takes a price out of a wallet, into revenue, inside the caller's transaction; what a gift code took
 * off comes out of promotions. The database decides whether the balance, with the credit limit,
 * covers the rest: throws InsufficientFunds when not, and CreditStopped where credit pays for no booking. One payment per reference: a second one
 * violates the ledger's unique constraint.
 */
export async function payFromWallet(
  trx: TransactionClientContract,
  { id, walletId, balance, lowBalanceKobo, isTest, isCreditStopped }: PayingAccount,
  payment: WalletPayment,
  statement?: PostingStatement
): Promise<number> {
  // What has expired pays nothing, even where nobody has taken it back yet.
  if (balance === 'cash_back') await expireCashBack(trx, id)
  const { kind = 'shipment_payment', amountKobo, discountKobo, ...details } = payment
  if (isCreditStopped && balance === 'cash' && kind === 'shipment_payment') {
    await requirePayableWithoutCredit(trx, id, amountKobo)
  }
  const postings = await revenuePostings(
    trx,
    { id, walletId, isTest },
    { amountKobo, discountKobo }
  )
  try {
    const transferId = await postTransfer(trx, { kind, ...details }, postings, statement)
    const isWatched = kind === 'shipment_payment' && lowBalanceKobo !== null
    if (isWatched && balance === 'cash') await checkLowBalance(trx, walletId)
    return transferId
  } catch (error) {
    throw isBelowFloor(error) ? new InsufficientFunds(balance) : error
  }
}

/**
 * Takes many prices out of one wallet at once, a transfer for each, inside the caller's transaction; what costs
 * nothing moves nothing. Throws like `payFromWallet`, for all of them together.
 */
export async function payAllFromWallet(
  trx: TransactionClientContract,
  account: PayingAccount,
  payments: WalletPayment[],
  statement: PostingStatement
) {
  const { id, walletId, balance, lowBalanceKobo } = account
  if (balance === 'cash_back') await expireCashBack(trx, id)
  const totalKobo = payments.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  if (account.isCreditStopped && balance === 'cash')
    await requirePayableWithoutCredit(trx, id, totalKobo)
  const planned: PlannedTransfer[] = []
  for (const { kind = 'shipment_payment', amountKobo, discountKobo, ...details } of payments) {
    const postings = await revenuePostings(trx, account, { amountKobo, discountKobo })
    if (postings.length > 0) planned.push({ details: { kind, ...details }, postings })
  }
  try {
    await postTransfers(trx, planned, statement)
  } catch (error) {
    throw isBelowFloor(error) ? new InsufficientFunds(balance) : error
  }
  if (lowBalanceKobo !== null && balance === 'cash') await checkLowBalance(trx, walletId)
}

/** A whole price into revenue: from the account that pays, and from promotions what is off. */
async function revenuePostings(
  trx: TransactionClientContract,
  payer: Pick<PayingAccount, 'id' | 'walletId' | 'isTest'>,
  { amountKobo, discountKobo }: PaymentPrice
): Promise<Posting[]> {
  const revenue = payer.isTest ? 'test_revenue' : 'revenue'
  const revenueId = await LedgerAccount.idOfSystem(revenue, trx, payer.walletId)
  const promotions = payer.isTest ? 'test_promotions' : 'promotions'
  const promotionsId = await LedgerAccount.idOfSystem(promotions, trx)
  // The ledger knows no entry of nothing.
  return [
    { accountId: payer.id, amountKobo: -amountKobo },
    { accountId: promotionsId, amountKobo: -discountKobo },
    { accountId: revenueId, amountKobo: amountKobo + discountKobo },
  ].filter((posting) => posting.amountKobo !== 0)
}

/** Whether the database refused a transfer because an account would fall too low. */
export function isBelowFloor(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'ledger_accounts_floor'
  )
}
