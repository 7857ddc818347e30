import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { chargedKobo } from '#shipping/pricing/charges'
import { timeline } from '#shipping/pricing/rules/delivery_time'
import Shipment from '#shipping/shipment/models/shipment'
import type { AgreedPrice } from '#shipping/booking/quoting'
import type { Submission } from '#shipping/booking/submission_validator'

/** What a new shipment is paid and followed under. */
export type ShipmentNumbers = { reference: string; tracking: number }

export function ownerOf({ organization, user }: Caller) {
  return { organizationId: organization.id, userId: user.id }
}

/** Unpaid, and not in the database yet. */
export function newShipment(
  owner: Pick<Shipment, 'organizationId' | 'userId'>,
  { reference, tracking }: ShipmentNumbers
): Shipment {
  const shipment = new Shipment()
  shipment.transactionReference = reference
  shipment.trackingNumber = tracking
  shipment.organizationId = owner.organizationId
  shipment.userId = owner.userId
  shipment.status = 'AWAITING_PAYMENT_CONFIRMATION'
  shipment.inTransit = false
  return shipment
}

/** What was agreed, in the columns of its row. */
export function setTerms(
  shipment: Shipment,
  submission: Submission,
  price: Omit<AgreedPrice, 'requoted'>
) {
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
