import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { chargedKobo } from '#shipping/pricing/charges'
import { timeline } from '#shipping/pricing/rules/delivery_time'
import Shipment from '#shipping/shipment/models/shipment'
import type { AgreedPrice } from '#shipping/booking/quoting'
import type { Submission } from '#shipping/booking/submission_validator'

/** What a new shipment is paid and followed under. */
export type ShipmentNumbers = Pick<Shipment, 'transactionReference' | 'trackingNumber'>

export function ownerOf({ organization, user }: Caller) {
  return { organizationId: organization.id, userId: user.id }
}

type Like = Pick<Shipment, 'organizationId' | 'userId'> &
  Partial<Pick<Shipment, 'reference' | 'metadata'>>

/** Unpaid, and not in the database yet. */
export function newShipment(like: Like, numbers: ShipmentNumbers): Shipment {
  const shipment = new Shipment().merge(numbers)
  shipment.organizationId = like.organizationId
  shipment.userId = like.userId
  shipment.reference = like.reference ?? null
  shipment.metadata = like.metadata ?? {}
  shipment.status = 'AWAITING_PAYMENT_CONFIRMATION'
  shipment.inTransit = false
  return shipment
}

/** What was agreed, in the columns of its row. A reference or metadata that a booking leaves out stay what they were. */
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
  const { reference = shipment.reference, metadata = shipment.metadata } = submission
  shipment.reference = reference || null
  shipment.metadata = metadata ?? {}
  shipment.declaredValueKobo = request.declaredValueKobo
  shipment.actualGrams = route.weights.actualGrams
  shipment.volumetricGrams = route.weights.volumetricGrams
  shipment.billableGrams = route.weights.billableGrams
  shipment.paymentAmountKobo = offer.charges.totalKobo
  shipment.discountKobo = -chargedKobo(offer.charges, 'discount')
}
