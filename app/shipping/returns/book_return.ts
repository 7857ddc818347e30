import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { PayingBalance } from '#wallet/ledger/pay_from_wallet'
import { payShipment, requireExpectedAmount } from '#shipping/billing/pay_shipment'
import { type BookingResult, prepareBooking } from '#shipping/booking/prepare_booking'
import { bookingFacts } from '#shipping/booking/booking_facts'
import Shipment from '#shipping/shipment/models/shipment'
import {
  buildExchangeSubmission,
  type ReturnLeg,
  type ReturnPlan,
  buildReturnSubmission,
} from '#shipping/returns/return_submission'
import type { ReturnKind } from '#shipping/returns/rules/return_choices'

export interface ReturnTerms {
  balance: PayingBalance
  back?: ReturnLeg
  again?: ReturnLeg
  /** The total in naira that the payer saw; without it, any price is accepted. */
  shown?: number
}

export interface BookedReturnShipments {
  returnShipmentId: number
  exchangeShipmentId: number | null
  bookedAt: DateTime
  bookedBy: number
}

/**
 * Runs all checks and returns a function that books and pays everything or nothing. Lock the first
 * shipment before you call that function.
 *
 * Throws like `prepareBooking` and `payShipment`, and if the total differs from `shown`.
 */
export async function prepareReturnBooking(
  caller: Caller,
  plan: ReturnPlan & { kind: ReturnKind },
  { balance, back, again, shown }: ReturnTerms
): Promise<(trx: TransactionClientContract) => Promise<BookedReturnShipments>> {
  caller.requireScope('wallet:pay')
  const { places } = await bookingFacts()
  const bookBack = await prepareBooking(caller, buildReturnSubmission(plan, places, back))
  const bookAgain =
    plan.kind === 'exchange'
      ? await prepareBooking(caller, buildExchangeSubmission(plan, places, again))
      : null
  return async (trx) => {
    const returned = await bookBack(trx)
    const exchanged = (await bookAgain?.(trx)) ?? null
    const bookings = exchanged ? [returned, exchanged] : [returned]
    requireExpectedAmount(await sumOfBookings(trx, bookings), shown)
    await trx
      .from('shipments')
      .where('id', returned.shipmentId)
      .update({ return_of: plan.first.id })
    for (const { transactionReference } of bookings) {
      await payShipment(trx, caller, transactionReference, { balance })
    }
    return {
      returnShipmentId: returned.shipmentId,
      exchangeShipmentId: exchanged?.shipmentId ?? null,
      bookedAt: DateTime.now(),
      bookedBy: caller.user.id,
    }
  }
}

async function sumOfBookings(
  trx: TransactionClientContract,
  bookings: BookingResult[]
): Promise<number> {
  const ids = bookings.map(({ shipmentId }) => shipmentId)
  const shipments = await Shipment.query({ client: trx })
    .whereIn('id', ids)
    .select('paymentAmountKobo')
  return shipments.reduce((sum, { paymentAmountKobo }) => sum + paymentAmountKobo, 0)
}
