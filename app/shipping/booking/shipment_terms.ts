import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { chargeOfKindKobo } from '#shipping/pricing/charges'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import Shipment from '#shipping/shipment/models/shipment'
import type { AgreedPrice } from '#shipping/booking/agree_price'
import type { Submission } from '#shipping/booking/submission_validator'

export type ShipmentNumbers = Pick<Shipment, 'transactionReference' | 'trackingNumber'>

export function shipmentOwner({ organization, user }: Caller) {
  return { organizationId: organization.id, userId: user.id }
}

type ShipmentOwnerFields = Pick<Shipment, 'organizationId' | 'userId'> &
  Partial<Pick<Shipment, 'reference' | 'metadata'>>

/** Builds an unpaid shipment without saving it. */
export function buildShipment(like: ShipmentOwnerFields, numbers: ShipmentNumbers): Shipment {
  const shipment = new Shipment().merge(numbers)
  shipment.organizationId = like.organizationId
  shipment.userId = like.userId
  shipment.reference = like.reference ?? null
  shipment.metadata = like.metadata ?? {}
  shipment.status = 'AWAITING_PAYMENT_CONFIRMATION'
  shipment.inTransit = false
  return shipment
}

/** If the submission lacks reference or metadata, takes the quote's, else keeps the shipment's. */
export function setShipmentTerms(
  shipment: Shipment,
  submission: Submission,
  price: Omit<AgreedPrice, 'requoted'>
) {
  const { offer, route, request } = price
  shipment.kind = route.kind
  shipment.courierCode = offer.courierCode
  shipment.serviceType = offer.serviceType
  shipment.deliveryTimeline = deliveryTimeText(offer)
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
  const {
    reference = price.quoted?.reference ?? shipment.reference,
    metadata = price.quoted?.metadata ?? shipment.metadata,
  } = submission
  shipment.reference = reference || null
  shipment.metadata = metadata ?? {}
  shipment.declaredValueKobo = request.declaredValueKobo
  shipment.actualGrams = route.weights.actualGrams
  shipment.volumetricGrams = route.weights.volumetricGrams
  shipment.billableGrams = route.weights.billableGrams
  shipment.paymentAmountKobo = offer.charges.totalKobo
  shipment.discountKobo = -chargeOfKindKobo(offer.charges, 'discount')
}
