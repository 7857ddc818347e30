import type { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import { sandboxEvents } from '#shipping/carriers/sandbox_events'
import { sandboxWaybill } from '#shipping/carriers/sandbox_waybills'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import { type DemoParty, STATUS_PATHS, type PastParcel } from '#shipping/demo/history/past_parcel'
import type { DemoPrice } from '#shipping/demo/history/past_prices'
import { carrierOfCourier } from '#shipping/pricing/rules/carriers'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import { summarizeTracking } from '#shipping/shipment/tracking_summary'
import { workingDayAfter } from '#shipping/shipment/working_days'

const DAY_SECONDS = 86_400

type Move = { status: ShipmentStatus; at: DateTime }

export interface PastStory {
  parcel: PastParcel
  price: DemoPrice
  moves: Move[]
  /** The sandbox courier's record of the parcel; null if the sandbox never received it. */
  sandboxParcel: SandboxParcel | null
  events: CourierEvent[]
  paidAt: DateTime | null
}

/** Undelivered parcels advance only one step a day, so that they are still in transit tomorrow. */
export function buildStory(parcel: PastParcel, price: DemoPrice, now: DateTime): PastStory {
  const initialMoves = statusMoves(parcel)
  if (parcel.outcome === 'canceled') {
    return { parcel, price, moves: initialMoves, sandboxParcel: null, events: [], paidAt: null }
  }
  const paidAt = initialMoves[1]!.at
  const sandboxParcel = sandboxRecord(parcel, price)
  if (parcel.outcome === 'voided') {
    sandboxParcel.voidedAt = initialMoves.at(-1)!.at
    return { parcel, price, moves: initialMoves, sandboxParcel, events: [], paidAt }
  }
  const soon = sandboxEvents(sandboxParcel, now, sandboxParcel.paceSeconds)
  if (!summarizeTracking(soon).deliveredAt && parcel.outcome !== 'returned') {
    sandboxParcel.paceSeconds = DAY_SECONDS
  }
  const events = sandboxEvents(sandboxParcel, now, sandboxParcel.paceSeconds)
  return {
    parcel,
    price,
    moves: [...initialMoves, ...movesFromEvents(events)],
    sandboxParcel,
    events,
    paidAt,
  }
}

function statusMoves({ bookedAt, outcome }: PastParcel): Move[] {
  const steps = STATUS_PATHS[outcome === 'canceled' || outcome === 'voided' ? outcome : 'paid']
  let at = bookedAt
  return steps.map(([status, minutes]) => ({ status, at: (at = at.plus({ minutes })) }))
}

function movesFromEvents(events: CourierEvent[]): Move[] {
  const { isHandedOver, deliveredAt } = summarizeTracking(events)
  const handedOver = events.find(({ code }) => code === 'PICKED_UP')
  return [
    ...(isHandedOver && handedOver
      ? [{ status: 'COURIER_ASSIGNED' as const, at: handedOver.occurredAt }]
      : []),
    ...(deliveredAt ? [{ status: 'DELIVERED' as const, at: deliveredAt }] : []),
  ]
}

function sandboxRecord(parcel: PastParcel, { offer }: DemoPrice) {
  const { from, to, reference, outcome, acceptedAt, paceSeconds } = parcel
  return new SandboxParcel().fill({
    reference,
    waybillNumber: sandboxWaybill(carrierOfCourier(offer.courierCode), reference),
    courierCode: carrierOfCourier(offer.courierCode).toUpperCase(),
    originCountry: from.town.country,
    originPlace: demoPlaceText(from),
    destinationCountry: to.town.country,
    destinationPlace: demoPlaceText(to),
    acceptedAt,
    atAccessPoint: false,
    fate: outcome === 'missed' || outcome === 'returned' ? outcome : null,
    tellsTwice: false,
    paceSeconds,
    voidedAt: null,
  })
}

const TOWNS: Record<string, string> = {
  IKEJA: 'Ikeja',
  LEKKI: 'Lekki',
  SURULERE: 'Surulere',
  VICTORIAISLAND: 'Victoria Island',
  YABA: 'Yaba',
  BODIJA: 'Bodija',
  IBADAN: 'Ibadan',
  WUSE: 'Wuse',
  MAITAMA: 'Maitama',
  GARKI: 'Garki',
  PORTHARCOURT: 'Port Harcourt',
}

export function demoPlaceText({ town }: DemoParty): string {
  return town.cityName ?? TOWNS[town.city ?? ''] ?? ''
}

export function buildShipmentRow({ user, organization }: Caller, story: PastStory) {
  const { parcel, price, moves, sandboxParcel, events, paidAt } = story
  const { offer, route } = price
  const { status, at } = moves.at(-1)!
  const truth = summarizeTracking(events)
  return {
    transaction_reference: parcel.reference,
    tracking_number: parcel.trackingNumber,
    organization_id: organization.id,
    user_id: user.id,
    kind: route.kind,
    status,
    courier_code: offer.courierCode,
    courier_driver: paidAt && 'sandbox',
    service_type: offer.serviceType,
    delivery_timeline: deliveryTimeText(offer),
    waybill_number: sandboxParcel?.waybillNumber ?? null,
    billing_group_id: offer.trace.billingGroup ? organization.billingGroupId : null,
    price_trace: JSON.stringify(offer.trace),
    insurance: 'Standard',
    pickup: parcel.pickup,
    signature_required: false,
    declared_value_kobo: parcel.quantity * kobo(parcel.goods.unitValue),
    actual_grams: route.weights.actualGrams,
    volumetric_grams: route.weights.volumetricGrams,
    billable_grams: route.weights.billableGrams,
    payment_amount_kobo: offer.charges.totalKobo,
    payment_method: paidAt && 'cash',
    paid_at: paidAt?.toJSDate() ?? null,
    in_transit: truth.isHandedOver && truth.isMoving,
    tracking_state: truth.state,
    delivered_at: truth.deliveredAt?.toJSDate() ?? null,
    estimated_delivery_on: paidAt && workingDayAfter(paidAt.toJSDate(), offer.daysMax),
    created_at: parcel.bookedAt.toJSDate(),
    updated_at: at.toJSDate(),
  }
}
