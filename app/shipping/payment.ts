import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/caller'
import { prepared } from '#shared/prepared'
import {
  payFromWallet,
  payingAccount,
  type PayingAccount,
  type PayingBalance,
} from '#wallet/payment'
import { requireActive } from '#shipping/booking_right'
import { noteClearanceNeeds } from '#shipping/clearance/needs'
import Shipment, { type PaymentMethod } from '#shipping/models/shipment'
import { addWorkingDays } from '#shipping/working_days'
import { ForbiddenMove, moveShipment } from '#shipping/shipment_life'

export type Payment = { shipmentId: number; trackingNumber: number }

/**
 * Pays a shipment from one of the caller's balances, in the caller's transaction. A paid shipment is
 * never paid twice: paying again answers what the first payment answered and moves no money.
 *
 * Throws E_ROW_NOT_FOUND for a reference that is not the caller's, OrganizationInactive, ForbiddenMove for a canceled
 * booking, InsufficientFunds when the balance does not cover the price.
 */
export async function payShipment(
  trx: TransactionClientContract,
  caller: Caller,
  reference: string,
  balance: PayingBalance
): Promise<Payment> {
  const shipment = await Shipment.visibleTo(caller)
    .useTransaction(trx)
    .where('transactionReference', reference)
    .forUpdate()
    .firstOrFail()
  const payment = { shipmentId: shipment.id, trackingNumber: shipment.trackingNumber }
  if (shipment.isPaid) return payment
  requireActive(caller.organization)
  if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') {
    throw new ForbiddenMove(shipment.status, 'PENDING')
  }
  const account = await payingAccount(trx, caller, balance)
  await takePrice(trx, shipment, { account, method: balance, paidBy: caller.user.id })
  return payment
}

type Paying = {
  account: PayingAccount
  /** How the payer paid, which a card payment through the wallet tells apart. */
  method: PaymentMethod
  paidBy: number
}

/**
 * Takes the price of a shipment that waits for its payment, and sends it on its way. The caller holds its row
 * lock. Throws InsufficientFunds.
 */
export async function takePrice(
  trx: TransactionClientContract,
  shipment: Shipment,
  { account, method, paidBy }: Paying
) {
  const { daysMax, discountKobo, needsClearance } = await termsOf(trx, shipment)
  const now = DateTime.now()
  shipment.paidAt = now
  shipment.paymentMethod = method
  shipment.paidFromWalletId = account.walletId
  shipment.estimatedDeliveryOn = addWorkingDays(now, daysMax)
  await moveShipment(trx, shipment, 'PENDING', { by: paidBy, reason: 'Paid' })
  if (needsClearance) await noteClearanceNeeds(trx, shipment.id)
  const amountKobo = shipment.paymentAmountKobo
  // The ledger knows no transfer of nothing.
  if (amountKobo + discountKobo === 0) return
  // Last, because everybody who pays waits for the account of revenue from here to the commit.
  await payFromWallet(trx, account, {
    ...{ amountKobo, discountKobo },
    reference: shipment.transactionReference,
    subjectId: shipment.id,
    comment: `Shipment ${shipment.trackingNumber}`,
    createdBy: paidBy,
  })
}

type Terms = { daysMax: number; discountKobo: number; needsClearance: boolean }

/** What a payment needs to know beside the shipment itself. */
async function termsOf(
  trx: TransactionClientContract,
  { id, courierCode }: Shipment
): Promise<Terms> {
  const [terms] = await prepared<Terms>(trx, TERMS, { id, courierCode })
  return terms!
}

const TERMS = {
  name: 'payment_terms',
  sql: `select days_max as "daysMax",
      (select coalesce(-sum(amount_kobo), 0)::float8 from shipment_charges
        where shipment_id = :id and kind = 'discount') as "discountKobo",
      exists (select from shipment_packages as parcel
        join shipment_items as item on item.package_id = parcel.id
        join item_categories as category on category.id = item.category_id
        where parcel.shipment_id = :id and clearance_kind is not null) as "needsClearance"
    from couriers where code = :courierCode`,
}
