import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { requireRight } from '#identity/teams/require_right'
import { payingBalance } from '#wallet/ledger/payment'
import { payShipment } from '#shipping/billing/payment'
import { type Booking, prepareBooking } from '#shipping/booking/booking'
import type { Submission } from '#shipping/booking/submission_validator'

export type WholeBooking = Booking & { isPaid: boolean }

/**
 * The same as `prepareBooking` with the payment, where one is asked for, in one transaction: what cannot be paid is not booked. Throws
 * ScopeMissing for a key that may not pay, RightMissing for a person who may not, and what `payShipment` throws.
 */
export async function prepareWholeBooking(
  caller: Caller,
  submission: Submission
): Promise<(trx: TransactionClientContract) => Promise<WholeBooking>> {
  const balance = submission.pay ? payingBalance(submission.pay) : null
  if (balance) caller.requireScope('wallet:pay')
  if (balance) await requireRight(caller, 'pay')
  const book = await prepareBooking(caller, submission)
  return async (trx) => {
    const booking = await book(trx)
    if (balance) await payShipment(trx, caller, booking.transactionReference, { balance })
    return { ...booking, isPaid: balance !== null }
  }
}
