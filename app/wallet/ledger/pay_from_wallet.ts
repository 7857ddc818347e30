import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#shared/errors/domain_error'
import { expireCashBack } from '#wallet/balances/cash_back'
import {
  type PlannedTransfer,
  type Posting,
  type PostingStatement,
  postTransfer,
  postTransfers,
  lockAccounts,
} from '#wallet/ledger/ledger'
import { checkLowBalance } from '#wallet/ledger/low_balance'
import LedgerAccount from '#wallet/ledger/ledger_account'
import type Wallet from '#wallet/balances/wallet'

class CreditStopped extends DomainError {
  constructor() {
    super(
      'E_CREDIT_STOPPED',
      'Your credit is on hold because an invoice is overdue. Fund your wallet to pay it, or pay from a positive balance.'
    )
  }
}

/** Throws CreditStopped if cash without credit is too little. Locks the account for the payment. */
async function requirePayableWithoutCredit(
  trx: TransactionClientContract,
  id: number,
  amountKobo: number
) {
  await lockAccounts(trx, [id])
  const { balanceKobo } = await LedgerAccount.findOrFail(id, { client: trx })
  if (balanceKobo < amountKobo) throw new CreditStopped()
}

export type PayingBalance = 'cash' | 'cash_back'

const BALANCE_BY_API_NAME: Record<string, PayingBalance> = { Wallet: 'cash', CashBack: 'cash_back' }

const INSUFFICIENT: Record<PayingBalance, string> = {
  cash: 'Insufficient Wallet balance! Please fund your wallet and retry or use another payment method.',
  cash_back: 'Insufficient Cash Back balance. Please use another payment method.',
}

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

export type PayingAccount = {
  id: number
  walletId: number
  balance: PayingBalance
  lowBalanceKobo: number | null
  /** Test payments use separate system accounts. */
  isTest: boolean
  /** True while an invoice is overdue: bookings cannot be paid from credit then. */
  isCreditStopped: boolean
}

export function toPayingAccount(wallet: Wallet, balance: PayingBalance): PayingAccount {
  const { id: walletId, lowBalanceKobo, isTest } = wallet
  const isCreditStopped = wallet.creditStoppedAt !== null
  const { id } = wallet.account(balance)
  return { id, walletId, balance, lowBalanceKobo, isTest, isCreditStopped }
}

/** The payer's share and the gift code discount, in kobo. */
type PaymentPrice = { amountKobo: number; discountKobo: number }

type WalletPayment = PaymentPrice & {
  /** `kind` defaults to `shipment_payment`. */
  kind?: PaymentKind
  reference: string
  subjectId?: number
  comment: string
  /** The user who pays; unset for automatic debits. */
  createdBy?: number
}

/**
 * Debits a wallet and credits revenue; promotions pays the gift code discount. The database decides
 * whether balance and credit limit suffice.
 *
 * Throws InsufficientFunds, and CreditStopped if a booking paid from cash costs more than its
 * balance while an overdue invoice has stopped the credit. A second payment with the same reference
 * violates the ledger's unique constraint.
 */
export async function payFromWallet(
  trx: TransactionClientContract,
  { id, walletId, balance, lowBalanceKobo, isTest, isCreditStopped }: PayingAccount,
  payment: WalletPayment,
  statement?: PostingStatement
): Promise<number> {
  // Expire cash back first: what is due must not pay, even before the sweep expires it.
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

/** Makes all payments or none. Skips payments of zero. Throws like `payFromWallet`. */
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

async function revenuePostings(
  trx: TransactionClientContract,
  payer: Pick<PayingAccount, 'id' | 'walletId' | 'isTest'>,
  { amountKobo, discountKobo }: PaymentPrice
): Promise<Posting[]> {
  const revenue = payer.isTest ? 'test_revenue' : 'revenue'
  const revenueId = await LedgerAccount.idOfSystem(revenue, trx, payer.walletId)
  const promotions = payer.isTest ? 'test_promotions' : 'promotions'
  const promotionsId = await LedgerAccount.idOfSystem(promotions, trx)
  // The ledger accepts no entry of zero.
  return [
    { accountId: payer.id, amountKobo: -amountKobo },
    { accountId: promotionsId, amountKobo: -discountKobo },
    { accountId: revenueId, amountKobo: amountKobo + discountKobo },
  ].filter((posting) => posting.amountKobo !== 0)
}

export function isBelowFloor(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'ledger_accounts_floor'
  )
}
