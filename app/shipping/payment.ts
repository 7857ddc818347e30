import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/caller'
import { payFromWallet, type PayingBalance } from '#wallet/payment'
import Wallet from '#wallet/models/wallet'
import { priceOf } from '#shipping/bill'
import { requireActive } from '#shipping/booking_right'
import { noteClearanceNeeds } from '#shipping/clearance/needs'
import Courier from '#shipping/models/courier'
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
  const { id } = await Shipment.visibleTo(caller)
    .useTransaction(trx)
    .where('transactionReference', reference)
    .firstOrFail()
  const shipment = await Shipment.locked(trx, id)
  const payment = { shipmentId: shipment.id, trackingNumber: shipment.trackingNumber }
  if (shipment.isPaid) return payment
  requireActive(caller.organization)
  if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') {
    throw new ForbiddenMove(shipment.status, 'PENDING')
  }
  const wallet = await Wallet.of(caller, trx)
  await takePrice(trx, shipment, {
    wallet,
    from: balance,
    method: balance,
    paidBy: caller.user.id,
  })
  return payment
}

type Paying = {
  wallet: Wallet
  from: PayingBalance
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
  { wallet, from, method, paidBy }: Paying
) {
  const price = await priceOf(trx, shipment)
  // The ledger knows no transfer of nothing.
  if (price.amountKobo + price.discountKobo > 0) {
    await payFromWallet(trx, wallet, from, {
      ...price,
      reference: shipment.transactionReference,
      subjectId: shipment.id,
      comment: `Shipment ${shipment.trackingNumber}`,
      createdBy: paidBy,
    })
  }
  const now = DateTime.now()
  const courier = await Courier.query({ client: trx })
    .where('code', shipment.courierCode)
    .firstOrFail()
  shipment.paidAt = now
  shipment.paymentMethod = method
  shipment.paidFromWalletId = wallet.id
  shipment.estimatedDeliveryOn = addWorkingDays(now, courier.daysMax)
  await moveShipment(trx, shipment, 'PENDING', { by: paidBy, reason: 'Paid' })
  await noteClearanceNeeds(trx, shipment.id)
}
