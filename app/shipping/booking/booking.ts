import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAct } from '#identity/teams/activity/team_acts'
import Organization from '#identity/organizations/models/organization'
import { type AuditEntry, recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { naira } from '#shared/money/rules/money'
import { requireActive } from '#shipping/pricing/booking_right'
import { classifiedOf } from '#shipping/booking/booking_customs'
import { writeBookings } from '#shipping/booking/booking_rows'
import { bookingFacts } from '#shipping/booking/booking_facts'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import Shipment from '#shipping/shipment/models/shipment'
import { agreePrice } from '#shipping/booking/quoting'
import { moveShipment } from '#shipping/shipment/moving'
import { newTrackingNumber, newTransactionReference } from '#shipping/shipment/shipment_numbers'
import {
  newShipment,
  ownerOf,
  setTerms,
  type ShipmentNumbers,
} from '#shipping/booking/shipment_terms'
import { requireFit } from '#shipping/booking/carrier_fit'
import { requireReady } from '#shipping/customs/readiness'
import { readinessOfSubmission, requireShippable } from '#shipping/booking/submission_check'
import type { Submission } from '#shipping/booking/submission_validator'

class NotEditable extends DomainError {
  constructor() {
    super('E_FORBIDDEN_MOVE', 'This shipment is paid for and can no longer be changed.')
  }
}

export type Booking = {
  shipmentId: number
  transactionReference: string
  requoted: boolean
  importDutyNotice: boolean
}

/**
 * Looks at all that can refuse a booking, and answers the step that writes it, unpaid, in a transaction: a new
 * shipment, or an unpaid one again with what was changed. Staff may also edit a canceled or voided one, which
 * books a new shipment for the same customer.
 */
export async function prepareBooking(
  caller: Caller,
  given: Submission
): Promise<(trx: TransactionClientContract) => Promise<Booking>> {
  requireActive(caller.organization)
  const facts = await bookingFacts()
  const submission = await requireShippable(caller, given, facts)
  requireReady(readinessOfSubmission(submission, facts))
  const editedId = submission.editShipmentId || submission.id || 0
  const edited = editedId
    ? await Shipment.visibleTo(caller).where('id', editedId).firstOrFail()
    : null
  if (edited) requireActive(await Organization.findOrFail(edited.organizationId))
  const price = await agreePrice(caller, submission, facts)
  const { requoted } = price
  const { importDutyNotice } = price.route
  requireFit(submission, price.offer.courierCode)
  const numbers = {
    transactionReference: newTransactionReference(),
    trackingNumber: await newTrackingNumber(),
  }
  const [classified = []] = await classifiedOf(caller, [{ submission, price }])
  return async (trx) => {
    const target = await targetOf(trx, caller, edited, numbers)
    const isNew = !target.$isPersisted
    const before = edited && termsOf(isNew ? edited : target)
    setTerms(target, submission, price)
    await writeBookings(trx, caller, [{ shipment: target, submission, price, classified }], facts)
    if (!isNew) await GiftCodeRedemption.release(trx, target.id, 'rebooked')
    await auditForOther(trx, caller, target, {
      action: 'shipment.update',
      before,
      after: termsOf(target),
    })
    await recordAct(trx, caller, {
      verb: isNew ? 'book' : 'book_again',
      subject: { kind: 'shipment', id: target.trackingNumber },
      organizationId: target.organizationId,
      after: { amountKobo: target.paymentAmountKobo },
    })
    const { id: shipmentId, transactionReference } = target
    return { shipmentId, transactionReference, requoted, importDutyNotice }
  }
}

/** Gives an unpaid booking up. Throws ForbiddenMove for one that is paid or gone. */
export async function cancelBooking(caller: Caller, id: number) {
  const { id: shipmentId } = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, shipmentId)
    const before = { status: shipment.status }
    await moveShipment(trx, shipment, 'CANCELED', { by: caller.user.id, reason: 'Given up' })
    const after = { status: shipment.status }
    await auditForOther(trx, caller, shipment, { action: 'shipment.cancel', before, after })
    const subject = { kind: 'shipment', id: shipment.trackingNumber } as const
    const { organizationId } = shipment
    await recordAct(trx, caller, { verb: 'cancel', subject, organizationId })
  })
}

/** What staff do to somebody else's booking; customers answer to nobody for their own. */
async function auditForOther(
  trx: TransactionClientContract,
  { user, isBookingStaff }: Caller,
  { userId, trackingNumber }: Shipment,
  change: Pick<AuditEntry, 'action' | 'before' | 'after'>
) {
  if (!isBookingStaff || userId === user.id) return
  const subject = { kind: 'shipment', id: trackingNumber } as const
  await recordAudit(trx, { actorId: user.id, subject, ...change })
}

function termsOf({ trackingNumber, courierCode, paymentAmountKobo }: Shipment) {
  return { trackingNumber, courier: courierCode, payment: naira(paymentAmountKobo) }
}

async function targetOf(
  trx: TransactionClientContract,
  caller: Caller,
  edited: Shipment | null,
  numbers: ShipmentNumbers
): Promise<Shipment> {
  if (edited) {
    const locked = await Shipment.locked(trx, edited.id)
    if (locked.status === 'AWAITING_PAYMENT_CONFIRMATION') return locked
    const isOver = locked.status === 'CANCELED' || locked.status === 'VOIDED'
    if (!isOver || !caller.isBookingStaff) throw new NotEditable()
  }
  return newShipment(edited ?? ownerOf(caller), numbers)
}
