import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { requireRight } from '#identity/teams/require_right'
import { parsePayingBalance } from '#wallet/ledger/pay_from_wallet'
import { payShipment } from '#shipping/billing/pay_shipment'
import { type BookingResult, prepareBooking } from '#shipping/booking/prepare_booking'
import type { Submission } from '#shipping/booking/submission_validator'

export type BookingWithPayment = BookingResult & { isPaid: boolean }

/**
 * Like `prepareBooking`, but with `pay` the same transaction also pays: if the payment fails, no
 * booking is written. Throws MissingScope for a key that may not pay, MissingTeamRight for a person
 * who may not, and everything that `payShipment` throws.
 */
export async function prepareBookingWithPayment(
  caller: Caller,
  submission: Submission
): Promise<(trx: TransactionClientContract) => Promise<BookingWithPayment>> {
  const balance = submission.pay ? parsePayingBalance(submission.pay) : null
  if (balance) caller.requireScope('wallet:pay')
  if (balance) await requireRight(caller, 'pay')
  const book = await prepareBooking(caller, submission)
  return async (trx) => {
    const booking = await book(trx)
    if (balance) await payShipment(trx, caller, booking.transactionReference, { balance })
    return { ...booking, isPaid: balance !== null }
  }
}
