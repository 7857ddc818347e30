import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { spendFor } from '#identity/api_keys/daily_limit'
import { recordAct } from '#identity/teams/activity/team_acts'
import { spendAsMember } from '#identity/teams/spending'
import { DomainError } from '#shared/errors/domain_error'
import { changedIn } from '#shared/live/news'
import { formatKobo, naira } from '#shared/money/rules/money'
import { postNothing } from '#wallet/ledger/ledger'
import Wallet from '#wallet/balances/wallet'
import {
  accountOf,
  payAllFromWallet,
  payFromWallet,
  type PayingAccount,
  type PayingBalance,
} from '#wallet/ledger/payment'
import { requireActive } from '#shipping/pricing/booking_right'
import { requireStillReady } from '#shipping/customs/readiness'
import { carriedBy, CourierOff } from '#shipping/pricing/carriage'
import Shipment, { type PaymentMethod } from '#shipping/shipment/models/shipment'
import {
  type DueShipment,
  lockDueShipment,
  PAY_SHIPMENT,
  PAY_SHIPMENTS,
} from '#shipping/billing/payment_statements'
import { workingDayAfter } from '#shipping/shipment/working_days'
import { announceHeard } from '#shipping/shipment/announcing/announce_shipment'
import { requireMove } from '#shipping/shipment/moving'

export type Payment = { shipmentId: number; trackingNumber: number }

/** What was agreed to is not what would be taken. */
class PriceChanged extends DomainError {
  constructor(amountKobo: number) {
    super(
      'E_PRICE_CHANGED',
      `The price of this shipment is now ${formatKobo(amountKobo)}. Nothing was paid. Please check the new amount before you pay.`,
      'amount'
    )
  }
}

/** `shown` is the naira that the payer saw; without it whatever the price is. Throws PriceChanged. */
export function requireShownPrice(amountKobo: number, shown: number | undefined) {
  if (shown !== undefined && shown !== naira(amountKobo)) throw new PriceChanged(amountKobo)
}

export interface PaymentAsked {
  balance: PayingBalance
  /** Naira that the payer saw; without it whatever the price is. */
  shown?: number
}

/**
 * Pays a shipment from one of the caller's balances, in the caller's transaction. A paid shipment is
 * never paid twice: paying again answers what the first payment answered and moves no money.
 *
 * Throws E_ROW_NOT_FOUND for a reference that is not the caller's, OrganizationInactive, ForbiddenMove for what is
 * canceled or voided, ExportBlocked, PriceChanged, InsufficientFunds when the balance does not cover the
 * price, CourierOff, KeyDailyLimit, and what `spendAsMember` throws.
 */
export async function payShipment(
  trx: TransactionClientContract,
  caller: Caller,
  reference: string,
  { balance, shown }: PaymentAsked
): Promise<Payment> {
  const due = await lockDueShipment(trx, reference, Shipment.visibilityOf(caller), {
    payerOrganizationId: caller.organization.id,
    payerUserId: caller.ownerUserId ?? 0,
    payerBalance: balance,
  })
  const payment = { shipmentId: due.id, trackingNumber: due.trackingNumber }
  if (due.isPaid && due.status !== 'VOIDED') return payment
  requireActive(caller.organization)
  requireMove(due.status, 'PENDING')
  await requireStillReady(trx, due)
  requireShownPrice(due.paymentAmountKobo, shown)
  await spendFor(trx, caller.apiKey, due.paymentAmountKobo)
  await spendAsMember(trx, caller, { amountKobo: due.paymentAmountKobo, what: 'Bookings' })
  await recordAct(trx, caller, {
    verb: 'pay',
    subject: { kind: 'shipment', id: due.trackingNumber },
    after: { amountKobo: due.paymentAmountKobo },
  })
  const account = due.account ?? accountOf(await Wallet.of(caller, trx), balance)
  await takePrice(trx, due, { account, method: balance, paidBy: caller.user.id })
  return payment
}

function requireCarried(
  { courierCode: code, byHand, courierName }: DueShipment,
  payer: Pick<PayingAccount, 'isTest'>
) {
  const driver = carriedBy({ code, byHand }, payer)
  if (driver === null) throw new CourierOff(courierName)
  return driver
}

type Paying = {
  account: PayingAccount
  /** How the payer paid, which a card payment through the wallet tells apart. */
  method: PaymentMethod
  paidBy: number
}

/**
 * Takes the price of a shipment that waits for its payment, and sends it on its way: who carries it is written
 * down here and stays. The caller holds its row lock. Throws InsufficientFunds and CourierOff.
 */
export async function takePrice(
  trx: TransactionClientContract,
  due: DueShipment,
  { account, method, paidBy }: Paying
) {
  const courierDriver = requireCarried(due, account)
  const now = new Date()
  const statement = {
    ...PAY_SHIPMENT,
    bindings: {
      ...{ shipmentId: due.id, from: due.status, paidAt: now.toISOString() },
      ...{ method, paidBy, walletId: account.walletId, courierDriver },
      estimatedDeliveryOn: workingDayAfter(now, due.daysMax),
    },
  }
  // Before the posting, from which on everybody who pays waits for us.
  if (due.isHeard) {
    await announceHeard(trx, due, { type: 'shipment.paid', soon: { status: 'PENDING' } })
  }
  changedIn(trx, 'shipment', due.id)
  if (due.paymentAmountKobo + due.discountKobo === 0) return postNothing(trx, statement)
  await payFromWallet(trx, account, paymentFor(due, paidBy), statement)
}

/** The same for many, all or none: a transfer for each, in two statements. */
export async function takePrices(
  trx: TransactionClientContract,
  due: DueShipment[],
  { account, method, paidBy }: Paying
) {
  const now = new Date()
  const marked = due.map((one) => ({
    ...{ id: one.id, driver: requireCarried(one, account) },
    expected: workingDayAfter(now, one.daysMax),
  }))
  const news = { type: 'shipment.paid', soon: { status: 'PENDING' } } as const
  for (const one of due) {
    if (one.isHeard) await announceHeard(trx, one, news)
    changedIn(trx, 'shipment', one.id)
  }
  const bindings = {
    ...{ due: JSON.stringify(marked), paidAt: now.toISOString(), method, paidBy },
    walletId: account.walletId,
  }
  const payments = due.map((one) => paymentFor(one, paidBy))
  await payAllFromWallet(trx, account, payments, { ...PAY_SHIPMENTS, bindings })
}

function paymentFor(due: DueShipment, paidBy: number) {
  return {
    ...{ amountKobo: due.paymentAmountKobo, discountKobo: due.discountKobo },
    reference: due.transactionReference,
    subjectId: due.id,
    comment: `Shipment ${due.trackingNumber}`,
    createdBy: paidBy,
  }
}
