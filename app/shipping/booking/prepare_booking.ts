import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import Organization from '#identity/organizations/models/organization'
import { type AuditRecord, recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { naira } from '#shared/money/rules/money'
import { requireActiveOrganization } from '#shipping/pricing/require_active_organization'
import { classifyBookings } from '#shipping/booking/booking_customs'
import { writeBookings } from '#shipping/booking/write_bookings'
import { bookingFacts } from '#shipping/booking/booking_facts'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import Shipment from '#shipping/shipment/models/shipment'
import { agreePrice } from '#shipping/booking/agree_price'
import { changeStatus } from '#shipping/shipment/shipment_status'
import {
  generateTrackingNumber,
  generateTransactionReference,
} from '#shipping/shipment/shipment_numbers'
import {
  buildShipment,
  shipmentOwner,
  setShipmentTerms,
  type ShipmentNumbers,
} from '#shipping/booking/shipment_terms'
import { requireCarrierLimits } from '#shipping/booking/carrier_limit_check'
import { requireExportAllowed } from '#shipping/customs/export_readiness'
import { submissionReadiness, requireShippable } from '#shipping/booking/submission_check'
import type { Submission } from '#shipping/booking/submission_validator'

class BookingNotEditable extends DomainError {
  constructor() {
    super('E_FORBIDDEN_MOVE', 'This shipment is paid or cancelled and can no longer be changed.')
  }
}

export type BookingResult = {
  shipmentId: number
  transactionReference: string
  requoted: boolean
  importDutyNotice: boolean
}

/**
 * Runs every check that can refuse a booking. Returns the function that writes it in a transaction,
 * unpaid: a new shipment, or the changes of an unpaid one. If staff edit a cancelled or voided
 * shipment, that books a new shipment for the same customer.
 */
export async function prepareBooking(
  caller: Caller,
  given: Submission
): Promise<(trx: TransactionClientContract) => Promise<BookingResult>> {
  requireActiveOrganization(caller.organization)
  const facts = await bookingFacts()
  const submission = await requireShippable(caller, given, facts)
  requireExportAllowed(submissionReadiness(submission, facts))
  const editedId = submission.editShipmentId || submission.id || 0
  const edited = editedId
    ? await Shipment.visibleTo(caller).where('id', editedId).firstOrFail()
    : null
  if (edited) requireActiveOrganization(await Organization.findOrFail(edited.organizationId))
  const price = await agreePrice(caller, submission, facts)
  const { requoted } = price
  const { importDutyNotice } = price.route
  requireCarrierLimits(submission, price.offer.courierCode)
  const numbers = {
    transactionReference: generateTransactionReference(),
    trackingNumber: await generateTrackingNumber(),
  }
  const [classified = []] = await classifyBookings(caller, [{ submission, price }])
  return async (trx) => {
    const target = await lockTargetShipment(trx, caller, edited, numbers)
    const isNew = !target.$isPersisted
    const before = edited && termsOf(isNew ? edited : target)
    setShipmentTerms(target, submission, price)
    await writeBookings(trx, caller, [{ shipment: target, submission, price, classified }], facts)
    if (!isNew) await GiftCodeRedemption.release(trx, target.id, 'rebooked')
    await auditForOther(trx, caller, target, {
      action: 'shipment.update',
      before,
      after: termsOf(target),
    })
    await recordTeamActivity(trx, caller, {
      verb: isNew ? 'book' : 'book_again',
      subject: { kind: 'shipment', id: target.trackingNumber },
      organizationId: target.organizationId,
      after: { amountKobo: target.paymentAmountKobo },
    })
    const { id: shipmentId, transactionReference } = target
    return { shipmentId, transactionReference, requoted, importDutyNotice }
  }
}

/** Cancels an unpaid booking. Throws ForbiddenTransition for any other status. */
export async function cancelBooking(caller: Caller, id: number) {
  const { id: shipmentId } = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, shipmentId)
    const before = { status: shipment.status }
    await changeStatus(trx, shipment, 'CANCELED', { by: caller.user.id, reason: 'Given up' })
    const after = { status: shipment.status }
    await auditForOther(trx, caller, shipment, { action: 'shipment.cancel', before, after })
    const subject = { kind: 'shipment', id: shipment.trackingNumber } as const
    const { organizationId } = shipment
    await recordTeamActivity(trx, caller, { verb: 'cancel', subject, organizationId })
  })
}

/** Audits changes that staff make to bookings of customers. */
async function auditForOther(
  trx: TransactionClientContract,
  { user, isBookingStaff }: Caller,
  { userId, trackingNumber }: Shipment,
  change: Pick<AuditRecord, 'action' | 'before' | 'after'>
) {
  if (!isBookingStaff || userId === user.id) return
  const subject = { kind: 'shipment', id: trackingNumber } as const
  await recordAudit(trx, { actorId: user.id, subject, ...change })
}

function termsOf({ trackingNumber, courierCode, paymentAmountKobo }: Shipment) {
  return { trackingNumber, courier: courierCode, payment: naira(paymentAmountKobo) }
}

async function lockTargetShipment(
  trx: TransactionClientContract,
  caller: Caller,
  edited: Shipment | null,
  numbers: ShipmentNumbers
): Promise<Shipment> {
  if (edited) {
    const locked = await Shipment.locked(trx, edited.id)
    if (locked.status === 'AWAITING_PAYMENT_CONFIRMATION') return locked
    const isOver = locked.status === 'CANCELED' || locked.status === 'VOIDED'
    if (!isOver || !caller.isBookingStaff) throw new BookingNotEditable()
  }
  return buildShipment(edited ?? shipmentOwner(caller), numbers)
}
