import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordTeamActivityIn } from '#identity/teams/activity/team_activity'
import { formatKobo } from '#shared/money/rules/money'
import { creditCash } from '#wallet/funding/credit_cash'
import { type PurchaseHandler, findPurchaseHandler } from '#wallet/funding/purchase_handlers'
import IncomingPayment from '#wallet/funding/models/incoming_payment'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import VirtualAccount from '#wallet/funding/models/virtual_account'
import {
  type Charge,
  WALLET_CURRENCY,
  type PaymentProviderName,
} from '#wallet/providers/payment_provider'

type ConfirmedCharge = { provider: PaymentProviderName; charge: Charge }

/**
 * Credits a successful charge once, however often it is called; concurrent calls wait. A charge
 * that does not match its intent is recorded as unmatched instead.
 */
export async function settleCharge(provider: PaymentProviderName, charge: Charge) {
  if (charge.status !== 'successful') throw new Error(`Charge ${charge.id} is ${charge.status}`)
  const arrival = { provider, charge }
  // Load before the transaction: inside it, a second connection could starve the pool.
  const expected = await PaymentIntent.findBy({ reference: charge.reference, provider })
  const handler = expected && (await findPurchaseHandler(expected))
  const sold = await db.transaction(async (trx) => {
    await lockCharge(trx, arrival)
    if (await isChargeRecorded(trx, arrival)) return null
    const intent = await PaymentIntent.locked(trx, charge.reference, provider)
    if (intent) return settleForIntent(trx, arrival, intent, handler)
    await settleForVirtualAccount(trx, arrival)
    return null
  })
  if (sold) await handler?.afterPurchase(sold)
}

/** Returns the intent if its product was sold; otherwise null. */
async function settleForIntent(
  trx: TransactionClientContract,
  arrival: ConfirmedCharge,
  intent: PaymentIntent,
  handler: PurchaseHandler | null
): Promise<PaymentIntent | null> {
  const problem = findMismatch(arrival.charge, intent)
  intent.useTransaction(trx)
  if (problem) {
    await recordUnmatchedPayment(trx, arrival, problem, { intentId: intent.id })
    if (intent.status === 'paid') return null
    intent.status = 'attention'
    intent.note = problem
    intent.nextCheckAt = null
    await intent.save()
    return null
  }
  const credit = async (comment: string) => {
    const transferId = await creditCash(trx, {
      charge: arrival.charge,
      comment,
      walletId: intent.walletId,
      paysIntent: true,
      willSell: handler !== null,
    })
    await recordIncomingPayment(trx, arrival, { intentId: intent.id, transferId })
  }
  const sale = handler
    ? await handler.completePurchase(trx, intent, credit)
    : await credit('Wallet funding by card').then(
        () => ({ settledAs: 'wallet', note: null }) as const
      )
  if (sale.settledAs === 'wallet') await recordFundingActivity(trx, intent)
  intent.status = 'paid'
  intent.paidAt = DateTime.now()
  intent.settledAs = sale.settledAs
  intent.note = sale.note
  // A payer with a note gets an e-mail: the sweep sends it at the scheduled check.
  intent.nextCheckAt = sale.note ? DateTime.now() : null
  await intent.save()
  return sale.settledAs === 'wallet' ? null : intent
}

async function recordFundingActivity(trx: TransactionClientContract, intent: PaymentIntent) {
  const { organizationId, userId, walletId, amountKobo } = intent
  const subject = { kind: 'wallet', id: walletId } as const
  const after = { amountKobo, paidBy: 'Card' }
  await recordTeamActivityIn(trx, organizationId, userId, { verb: 'fund', subject, after })
}

async function settleForVirtualAccount(trx: TransactionClientContract, arrival: ConfirmedCharge) {
  const { reference, accountNumber, currency } = arrival.charge
  const account = await VirtualAccount.query({ client: trx })
    .where({ provider: arrival.provider, ...(accountNumber ? { accountNumber } : { reference }) })
    .first()
  if (!account)
    return recordUnmatchedPayment(trx, arrival, 'We have no payment request with this reference.')
  const whose = { virtualAccountId: account.id }
  if (currency !== WALLET_CURRENCY) {
    return recordUnmatchedPayment(
      trx,
      arrival,
      `The payment is in ${currency}, and the account is in ${WALLET_CURRENCY}.`,
      whose
    )
  }
  const comment = 'Wallet funding by bank transfer'
  const { walletId } = account
  const transferId = await creditCash(trx, { charge: arrival.charge, comment, walletId })
  await recordIncomingPayment(trx, arrival, { ...whose, transferId })
}

function findMismatch({ amountKobo, currency }: Charge, intent: PaymentIntent): string | null {
  if (intent.status === 'paid') return 'The customer paid a second time.'
  if (currency !== intent.currency) {
    return `The payment is in ${currency}, but we asked for ${intent.currency}.`
  }
  if (amountKobo !== intent.amountKobo) {
    return `We got ${formatKobo(amountKobo)}, but asked for ${formatKobo(intent.amountKobo)}.`
  }
  return null
}

/** Locks the charge by an advisory lock, because it has no row yet. */
async function lockCharge(trx: TransactionClientContract, { provider, charge }: ConfirmedCharge) {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `incoming payment ${provider} ${charge.id}`,
  ])
}

async function isChargeRecorded(
  trx: TransactionClientContract,
  { provider, charge }: ConfirmedCharge
) {
  const known = await IncomingPayment.query({ client: trx })
    .where({ provider, providerId: charge.id })
    .first()
  return known !== null
}

type IncomingPaymentOwner = { intentId?: number; virtualAccountId?: number }

async function recordUnmatchedPayment(
  trx: TransactionClientContract,
  arrival: ConfirmedCharge,
  attention: string,
  whose: IncomingPaymentOwner = {}
) {
  const { provider, charge } = arrival
  await recordIncomingPayment(trx, arrival, { ...whose, attention })
  logger.warn(
    { provider, chargeId: charge.id, attention },
    'A payment arrived that could not be matched'
  )
}

async function recordIncomingPayment(
  trx: TransactionClientContract,
  { provider, charge }: ConfirmedCharge,
  result: IncomingPaymentOwner & { transferId?: number; attention?: string }
) {
  await IncomingPayment.create(
    {
      provider,
      providerId: charge.id,
      reference: charge.reference,
      method: charge.method,
      amountKobo: charge.amountKobo,
      currency: charge.currency,
      ...result,
    },
    { client: trx }
  )
}
