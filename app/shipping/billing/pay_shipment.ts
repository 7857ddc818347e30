import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { countKeySpending } from '#identity/api_keys/daily_limit'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { countMemberSpending } from '#identity/teams/spending'
import { DomainError } from '#shared/errors/domain_error'
import { broadcastChange } from '#shared/live/live_updates'
import { formatKobo, naira } from '#shared/money/rules/money'
import { runWithoutPosting } from '#wallet/ledger/ledger'
import Wallet from '#wallet/balances/wallet'
import {
  toPayingAccount,
  payAllFromWallet,
  payFromWallet,
  type PayingAccount,
  type PayingBalance,
} from '#wallet/ledger/pay_from_wallet'
import { requireActiveOrganization } from '#shipping/pricing/require_active_organization'
import { requireExportStillAllowed } from '#shipping/customs/export_readiness'
import { driverForCourier, CourierNotOffered } from '#shipping/pricing/courier_availability'
import Shipment, { type PaymentMethod } from '#shipping/shipment/models/shipment'
import {
  type PayableShipment,
  lockForPayment,
  PAY_SHIPMENT_STATEMENT,
  PAY_SHIPMENTS_STATEMENT,
} from '#shipping/billing/payment_statements'
import { workingDayAfter } from '#shipping/shipment/working_days'
import { publishToSubscribers } from '#shipping/shipment/webhook_events/publish_shipment_event'
import { requireTransition } from '#shipping/shipment/shipment_status'

export type ShipmentPayment = { shipmentId: number; trackingNumber: number }

class ShipmentPriceChanged extends DomainError {
  constructor(amountKobo: number) {
    super(
      'E_PRICE_CHANGED',
      `The price of this shipment is now ${formatKobo(amountKobo)}. Nothing was paid. Please check the new amount before you pay.`,
      'amount'
    )
  }
}

/** `shown` is the naira amount the payer saw, if known. Throws ShipmentPriceChanged. */
export function requireExpectedAmount(amountKobo: number, shown: number | undefined) {
  if (shown !== undefined && shown !== naira(amountKobo)) throw new ShipmentPriceChanged(amountKobo)
}

export interface PaymentInput {
  balance: PayingBalance
  shown?: number
}

/**
 * Pays a shipment from one of the caller's balances, in the caller's transaction. Idempotent:
 * paying a paid shipment again returns the first payment and moves no money.
 *
 * Throws E_ROW_NOT_FOUND for a reference that is not the caller's, OrganizationInactive,
 * ForbiddenTransition for a cancelled or voided shipment, ExportBlocked, ShipmentPriceChanged,
 * InsufficientFunds, CreditStopped, CourierNotOffered, KeyDailyLimitExceeded, and everything that
 * `countMemberSpending` throws.
 */
export async function payShipment(
  trx: TransactionClientContract,
  caller: Caller,
  reference: string,
  { balance, shown }: PaymentInput
): Promise<ShipmentPayment> {
  const due = await lockForPayment(trx, reference, Shipment.visibilityOf(caller), {
    payerOrganizationId: caller.organization.id,
    payerUserId: caller.ownerUserId ?? 0,
    payerBalance: balance,
  })
  const payment = { shipmentId: due.id, trackingNumber: due.trackingNumber }
  if (due.isPaid && due.status !== 'VOIDED') return payment
  requireActiveOrganization(caller.organization)
  requireTransition(due.status, 'PENDING')
  await requireExportStillAllowed(trx, due)
  requireExpectedAmount(due.paymentAmountKobo, shown)
  await countKeySpending(trx, caller.apiKey, due.paymentAmountKobo)
  await countMemberSpending(trx, caller, { amountKobo: due.paymentAmountKobo, what: 'Bookings' })
  await recordTeamActivity(trx, caller, {
    verb: 'pay',
    subject: { kind: 'shipment', id: due.trackingNumber },
    after: { amountKobo: due.paymentAmountKobo },
  })
  const account = due.account ?? toPayingAccount(await Wallet.of(caller, trx), balance)
  await debitForShipment(trx, due, { account, method: balance, paidBy: caller.user.id })
  return payment
}

function requireCarryingDriver(
  { courierCode: code, byHand, courierName }: PayableShipment,
  payer: Pick<PayingAccount, 'isTest'>
) {
  const driver = driverForCourier({ code, byHand }, payer)
  if (driver === null) throw new CourierNotOffered(courierName)
  return driver
}

type PaymentSource = {
  account: PayingAccount
  /** `card` for a card payment, although `account` is the cash account of the wallet. */
  method: PaymentMethod
  paidBy: number
}

/**
 * Lock the shipment's row first. Also stores the courier driver, which never changes afterwards.
 * Throws InsufficientFunds, CreditStopped and CourierNotOffered.
 */
export async function debitForShipment(
  trx: TransactionClientContract,
  due: PayableShipment,
  { account, method, paidBy }: PaymentSource
) {
  const courierDriver = requireCarryingDriver(due, account)
  const now = new Date()
  const statement = {
    ...PAY_SHIPMENT_STATEMENT,
    bindings: {
      shipmentId: due.id,
      from: due.status,
      paidAt: now.toISOString(),
      method,
      paidBy,
      walletId: account.walletId,
      courierDriver,
      estimatedDeliveryOn: workingDayAfter(now, due.daysMax, due.announcedHolidays),
    },
  }
  // Writes the event first: the posting locks the shared revenue account until the commit.
  if (due.hasSubscribers) {
    await publishToSubscribers(trx, due, { type: 'shipment.paid', soon: { status: 'PENDING' } })
  }
  broadcastChange(trx, 'shipment', due.id)
  if (due.paymentAmountKobo + due.discountKobo === 0) return runWithoutPosting(trx, statement)
  await payFromWallet(trx, account, ledgerPayment(due, paidBy), statement)
}

/** Pays all shipments or none, each by its own ledger transfer, in two statements. */
export async function debitForShipments(
  trx: TransactionClientContract,
  due: PayableShipment[],
  { account, method, paidBy }: PaymentSource
) {
  const now = new Date()
  const marked = due.map((one) => ({
    id: one.id,
    driver: requireCarryingDriver(one, account),
    expected: workingDayAfter(now, one.daysMax, one.announcedHolidays),
  }))
  const event = { type: 'shipment.paid', soon: { status: 'PENDING' } } as const
  for (const one of due) {
    if (one.hasSubscribers) await publishToSubscribers(trx, one, event)
    broadcastChange(trx, 'shipment', one.id)
  }
  const bindings = {
    due: JSON.stringify(marked),
    paidAt: now.toISOString(),
    method,
    paidBy,
    walletId: account.walletId,
  }
  const payments = due.map((one) => ledgerPayment(one, paidBy))
  await payAllFromWallet(trx, account, payments, { ...PAY_SHIPMENTS_STATEMENT, bindings })
}

function ledgerPayment(due: PayableShipment, paidBy: number) {
  return {
    amountKobo: due.paymentAmountKobo,
    discountKobo: due.discountKobo,
    reference: due.transactionReference,
    subjectId: due.id,
    comment: `Shipment ${due.trackingNumber}`,
    createdBy: paidBy,
  }
}
