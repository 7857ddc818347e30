import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { timeline } from '#shipping/pricing/rules/delivery_time'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import Organization from '#identity/organizations/models/organization'
import { type AuditEntry, recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { naira } from '#shared/money/rules/money'
import { requireActive } from '#shipping/pricing/booking_right'
import {
  cityNamesOf,
  writeAddresses,
  writeCharges,
  writePackages,
} from '#shipping/booking/booking_rows'
import { bookingFacts } from '#shipping/booking/booking_facts'
import { classify, rememberClassified } from '#shipping/customs/classifying'
import { writeDeclaration } from '#shipping/customs/declaring'
import type { ShipmentKind } from '#shipping/pricing/kind'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import Shipment from '#shipping/shipment/models/shipment'
import { agreePrice, type AgreedPrice } from '#shipping/booking/quoting'
import { chargedKobo } from '#shipping/pricing/charges'
import { moveShipment, recordCreation } from '#shipping/shipment/moving'
import { newTrackingNumber, newTransactionReference } from '#shipping/shipment/shipment_numbers'
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
  reference: string
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
  submission: Submission
): Promise<(trx: TransactionClientContract) => Promise<Booking>> {
  requireActive(caller.organization)
  const facts = await bookingFacts()
  await requireShippable(caller, submission, facts)
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
  const numbers = { reference: newTransactionReference(), tracking: await newTrackingNumber() }
  const cityNames = cityNamesOf(facts.places)
  const goods = await declaredGoods(caller, submission, price.route.kind)
  return async (trx) => {
    const target = await targetOf(trx, caller, edited, numbers)
    const isNew = !target.$isPersisted
    const before = edited && termsOf(isNew ? edited : target)
    setTerms(target, submission, price)
    target.useTransaction(trx)
    await target.save()
    if (isNew) await recordCreation(trx, target, caller.user.id)
    await writeAddresses(trx, caller, target, submission, cityNames)
    await writePackages(trx, target, submission, {
      packages: price.request.packages,
      classified: goods.classified,
      catalogue: facts.catalogue,
    })
    await writeDeclaration(trx, target, submission.customs)
    await rememberClassified(trx, caller, goods.items, goods.classified)
    await writeCharges(trx, target, price)
    await GiftCodeRedemption.release(trx, target.id, 'rebooked')
    await auditForOther(trx, caller, target, {
      action: 'shipment.update',
      before,
      after: termsOf(target),
    })
    const { id: shipmentId, transactionReference: reference } = target
    return { shipmentId, reference, requoted, importDutyNotice }
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
  numbers: { reference: string; tracking: number }
): Promise<Shipment> {
  if (edited) {
    const locked = await Shipment.locked(trx, edited.id)
    if (locked.status === 'AWAITING_PAYMENT_CONFIRMATION') return locked
    const isOver = locked.status === 'CANCELED' || locked.status === 'VOIDED'
    if (!isOver || !caller.isBookingStaff) throw new NotEditable()
  }
  const shipment = new Shipment()
  shipment.transactionReference = numbers.reference
  shipment.trackingNumber = numbers.tracking
  shipment.organizationId = edited?.organizationId ?? caller.organization.id
  shipment.userId = edited?.userId ?? caller.user.id
  shipment.status = 'AWAITING_PAYMENT_CONFIRMATION'
  shipment.inTransit = false
  return shipment
}

/** What the customs are told of each item, in the order of the packages; at home nobody asks. */
async function declaredGoods(caller: Caller, submission: Submission, kind: ShipmentKind) {
  const items = submission.items.flatMap((parcel) => parcel.itemUnits)
  if (kind === 'domestic') return { items: [], classified: [] }
  return { items, classified: await classify(caller, items, submission.origin.country) }
}

function setTerms(shipment: Shipment, submission: Submission, price: AgreedPrice) {
  const { offer, route, request } = price
  shipment.kind = route.kind
  shipment.courierCode = offer.courierCode
  shipment.serviceType = offer.serviceType
  shipment.deliveryTimeline = timeline(offer)
  shipment.quoteId = price.quoteId
  shipment.billingGroupId = offer.trace.billingGroup ? request.billingGroupId : null
  shipment.priceTrace = offer.trace
  shipment.insurance = submission.insurance
  shipment.pickup = submission.pickup
  shipment.signatureRequired = submission.signatureRequired
  shipment.preferredPickupDate =
    submission.pickup && submission.preferredPickupDate
      ? DateTime.fromISO(submission.preferredPickupDate, { zone: 'utc' })
      : null
  shipment.declaredValueKobo = request.declaredValueKobo
  shipment.actualGrams = route.weights.actualGrams
  shipment.volumetricGrams = route.weights.volumetricGrams
  shipment.billableGrams = route.weights.billableGrams
  shipment.paymentAmountKobo = offer.charges.totalKobo
  shipment.discountKobo = -chargedKobo(offer.charges, 'discount')
}
