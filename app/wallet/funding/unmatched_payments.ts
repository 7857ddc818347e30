import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CommandResult } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { createHomeCaller } from '#identity/sessions/create_caller'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'
import { creditCash } from '#wallet/funding/credit_cash'
import IncomingPayment from '#wallet/funding/models/incoming_payment'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import Wallet from '#wallet/balances/wallet'
import { WALLET_CURRENCY } from '#wallet/providers/payment_provider'
import { requireNotOwnWallet } from '#wallet/balances/perform_wallet_operation'

const MAX_UNMATCHED_PAYMENTS = 100

class PaymentAlreadyResolved extends DomainError {
  constructor() {
    super('E_CONFLICT', 'Somebody has already resolved this payment.')
  }
}

class NoWalletToCredit extends DomainError {
  constructor(message: string) {
    super('E_NOBODY_TO_CREDIT', message, 'username')
  }
}

class CurrencyMismatch extends DomainError {
  constructor(currency: string) {
    super(
      'E_OTHER_CURRENCY',
      `The payment is in ${currency}, but wallets hold ${WALLET_CURRENCY}. Return the money, and resolve the payment without crediting a wallet.`,
      'credit'
    )
  }
}

export type PaymentResolution = {
  id: number
  comment: string
  /** False if no wallet is credited, for example because staff returned the money. */
  credit: boolean
  /** Default: the wallet for which the payment was requested. */
  walletId: number | null
}

export type ResolvedPayment = CommandResult & { amountKobo: number; wallet: Wallet | null }

/** Lists unresolved payments, oldest first. */
export function listUnmatchedPayments() {
  return IncomingPayment.query()
    .whereNotNull('attention')
    .whereNull('resolvedAt')
    .preload('intent', (intent) => intent.preload('user'))
    .preload('virtualAccount', (account) => account.preload('user'))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_UNMATCHED_PAYMENTS)
}

/**
 * Resolves an unmatched payment, and credits it to a wallet if `credit` is set.
 *
 * Throws E_ROW_NOT_FOUND, PaymentAlreadyResolved, CurrencyMismatch, NoWalletToCredit, and Forbidden
 * for a credit to one's own wallet.
 */
export async function resolveUnmatchedPayment(
  trx: TransactionClientContract,
  by: Caller,
  { id, comment, credit, walletId }: PaymentResolution
): Promise<ResolvedPayment> {
  const payment = await IncomingPayment.query({ client: trx })
    .where('id', id)
    .whereNotNull('attention')
    .forUpdate()
    .firstOrFail()
  if (payment.resolvedAt) throw new PaymentAlreadyResolved()
  const wallet = credit
    ? await loadWalletToCredit(trx, walletId ?? (await expectedWalletId(trx, payment)))
    : null
  if (wallet) {
    await requireNotOwnWallet(trx, wallet, by.user.id)
    payment.transferId = await creditUnmatchedPayment(trx, payment, wallet, by)
    await markIntentPaid(trx, payment)
  }
  payment.resolvedAt = DateTime.now()
  payment.resolvedBy = by.user.id
  payment.resolution = comment
  await payment.save()
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'payment.resolve',
    subject: { kind: 'incoming_payment', id },
    before: { attention: payment.attention },
    after: { comment, creditedWallet: wallet?.id ?? null },
  })
  const { amountKobo } = payment
  const message = wallet
    ? `${formatKobo(amountKobo)} is in the wallet.`
    : 'The payment is resolved. No wallet was credited.'
  return { message, amountKobo, wallet }
}

async function creditUnmatchedPayment(
  trx: TransactionClientContract,
  payment: IncomingPayment,
  wallet: Wallet,
  by: Caller
): Promise<number> {
  const { providerId, reference, amountKobo, currency, method } = payment
  if (currency !== WALLET_CURRENCY) throw new CurrencyMismatch(currency)
  const charge = { id: providerId, reference, accountNumber: null, amountKobo, currency, method }
  return creditCash(trx, {
    charge: { ...charge, status: 'successful' },
    walletId: wallet.id,
    comment: `Payment ${reference}, checked by staff`.slice(0, 200),
    createdBy: by.user.id,
  })
}

async function markIntentPaid(trx: TransactionClientContract, { intentId: id }: IncomingPayment) {
  if (id === null) return
  await PaymentIntent.query({ client: trx }).where({ id, status: 'attention' }).update({
    status: 'paid',
    paidAt: new Date(),
    settledAs: 'wallet',
    note: 'Our staff checked your payment.',
    updatedAt: new Date(),
  })
}

async function expectedWalletId(
  trx: TransactionClientContract,
  payment: IncomingPayment
): Promise<number> {
  await payment.useTransaction(trx).load('intent')
  await payment.load('virtualAccount')
  const walletId = payment.intent?.walletId ?? payment.virtualAccount?.walletId
  if (walletId === undefined) {
    throw new NoWalletToCredit(
      'We have no payment request with this reference. Enter the e-mail address of the wallet owner.'
    )
  }
  return walletId
}

function loadWalletToCredit(trx: TransactionClientContract, id: number): Promise<Wallet> {
  return Wallet.query({ client: trx })
    .where({ id })
    .preload('accounts')
    .preload('user')
    .preload('organization')
    .firstOrFail()
}

export async function findWalletByEmail(username: string): Promise<Wallet> {
  const person = await User.findBy('email', username)
  if (!person) throw new NoWalletToCredit('No account has this e-mail address.')
  return Wallet.of(await createHomeCaller(person))
}
