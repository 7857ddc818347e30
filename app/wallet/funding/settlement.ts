import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordActIn } from '#identity/teams/activity/team_acts'
import { formatKobo } from '#shared/money/rules/money'
import { creditCash } from '#wallet/funding/credit'
import { type Seller, sellerOf } from '#wallet/funding/sellers'
import IncomingPayment from '#wallet/funding/models/incoming_payment'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import VirtualAccount from '#wallet/funding/models/virtual_account'
import { type Charge, CURRENCY, type PaymentProviderName } from '#wallet/providers/contract'

type Arrival = { provider: PaymentProviderName; charge: Charge }

/**
 * Takes in a charge that the provider itself has confirmed as successful: credits it once, however
 * often and at whatever time it is called, or sets it aside for attention when it is not what was
 * asked for. Twins wait for each other.
 */
export async function takeIn(provider: PaymentProviderName, charge: Charge) {
  if (charge.status !== 'successful') throw new Error(`Charge ${charge.id} is ${charge.status}`)
  const arrival = { provider, charge }
  // Read before the transaction, which must not wait for another connection.
  const asked = await PaymentIntent.findBy({ reference: charge.reference, provider })
  const seller = asked && (await sellerOf(asked))
  const sold = await db.transaction(async (trx) => {
    await lockCharge(trx, arrival)
    if (await isKnown(trx, arrival)) return null
    const intent = await PaymentIntent.locked(trx, charge.reference, provider)
    if (intent) return takeForIntent(trx, arrival, intent, seller)
    await takeForAccount(trx, arrival)
    return null
  })
  if (sold) await seller?.sold(sold)
}

/** Answers the intent when something was sold. */
async function takeForIntent(
  trx: TransactionClientContract,
  arrival: Arrival,
  intent: PaymentIntent,
  seller: Seller | null
): Promise<PaymentIntent | null> {
  const problem = problemWith(arrival.charge, intent)
  intent.useTransaction(trx)
  if (problem) {
    await setAside(trx, arrival, problem, { intentId: intent.id })
    if (intent.status === 'paid') return null
    intent.status = 'attention'
    intent.note = problem
    intent.nextCheckAt = null
    await intent.save()
    return null
  }
  const credit = async (comment: string) => {
    const { walletId } = intent
    const thenSells = seller !== null
    const { charge } = arrival
    const incoming = { charge, comment, walletId, thenSells, isAsked: true }
    const transferId = await creditCash(trx, incoming)
    await record(trx, arrival, { intentId: intent.id, transferId })
  }
  const sale = seller
    ? await seller.sell(trx, intent, credit)
    : await credit('Wallet funding by card').then(
        () => ({ settledAs: 'wallet', note: null }) as const
      )
  if (sale.settledAs === 'wallet') await recordFunding(trx, intent)
  intent.status = 'paid'
  intent.paidAt = DateTime.now()
  intent.settledAs = sale.settledAs
  intent.note = sale.note
  // A paid one that is still to be looked at has a payer who must be told.
  intent.nextCheckAt = sale.note ? DateTime.now() : null
  await intent.save()
  return sale.settledAs === 'wallet' ? null : intent
}

/** Whoever opened the card page paid; for a business that is in its log. */
async function recordFunding(trx: TransactionClientContract, intent: PaymentIntent) {
  const { organizationId, userId, walletId, amountKobo } = intent
  const subject = { kind: 'wallet', id: walletId } as const
  const after = { amountKobo, paidBy: 'Card' }
  await recordActIn(trx, organizationId, userId, { verb: 'fund', subject, after })
}

async function takeForAccount(trx: TransactionClientContract, arrival: Arrival) {
  const { reference, accountNumber, currency } = arrival.charge
  const account = await VirtualAccount.query({ client: trx })
    .where({ provider: arrival.provider, ...(accountNumber ? { accountNumber } : { reference }) })
    .first()
  if (!account) return setAside(trx, arrival, 'We did not ask anyone for it under this reference.')
  const whose = { virtualAccountId: account.id }
  if (currency !== CURRENCY) {
    return setAside(trx, arrival, `It is in ${currency}, and the account is in ${CURRENCY}.`, whose)
  }
  const comment = 'Wallet funding by bank transfer'
  const { walletId } = account
  const transferId = await creditCash(trx, { charge: arrival.charge, comment, walletId })
  await record(trx, arrival, { ...whose, transferId })
}

function problemWith({ amountKobo, currency }: Charge, intent: PaymentIntent): string | null {
  if (intent.status === 'paid') return 'It was paid a second time.'
  if (currency !== intent.currency) {
    return `It is in ${currency}, and ${intent.currency} was asked for.`
  }
  if (amountKobo !== intent.amountKobo) {
    return `It is ${formatKobo(amountKobo)}, and ${formatKobo(intent.amountKobo)} was asked for.`
  }
  return null
}

/** There is no row yet that could be locked. */
async function lockCharge(trx: TransactionClientContract, { provider, charge }: Arrival) {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `incoming payment ${provider} ${charge.id}`,
  ])
}

async function isKnown(trx: TransactionClientContract, { provider, charge }: Arrival) {
  const known = await IncomingPayment.query({ client: trx })
    .where({ provider, providerId: charge.id })
    .first()
  return known !== null
}

type Whose = { intentId?: number; virtualAccountId?: number }

async function setAside(
  trx: TransactionClientContract,
  arrival: Arrival,
  attention: string,
  whose: Whose = {}
) {
  const { provider, charge } = arrival
  await record(trx, arrival, { ...whose, attention })
  logger.warn({ provider, chargeId: charge.id, attention }, 'Money came that was not asked for')
}

async function record(
  trx: TransactionClientContract,
  { provider, charge }: Arrival,
  result: Whose & { transferId?: number; attention?: string }
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
