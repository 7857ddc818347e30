import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import { publishShipmentEvent } from '#shipping/shipment/webhook_events/publish_shipment_event'
import type { ShipmentEventType } from '#shipping/shipment/webhook_events/shipment_payloads'
import type Shipment from '#shipping/shipment/models/shipment'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import type { TrackingSummary } from '#shipping/shipment/tracking_summary'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { isoTime } from '#shared/time/rules/api_dates'

/** Null for a code that publishes no event, such as a printed label. */
const TYPES: Record<TrackingCode, ShipmentEventType | null> = {
  INFORMATION_RECEIVED: null,
  PICKED_UP: 'shipment.picked_up',
  DEPARTED_ORIGIN: 'shipment.in_transit',
  EXPORT_SCAN: 'shipment.in_transit',
  ON_THE_WAY: 'shipment.in_transit',
  IMPORT_SCAN: 'shipment.in_transit',
  CLEARANCE_IN_PROGRESS: 'shipment.in_transit',
  CLEARED_CUSTOMS: 'shipment.in_transit',
  ARRIVED_AT_DESTINATION: 'shipment.in_transit',
  OUT_FOR_DELIVERY: 'shipment.out_for_delivery',
  DELAYED: 'shipment.in_transit',
  RETURNING: 'shipment.in_transit',
  HELD: 'shipment.held',
  DELIVERY_FAILED: 'shipment.delivery_failed',
  READY_FOR_COLLECTION: 'shipment.held',
  DAMAGED: 'shipment.held',
  LOST: 'shipment.held',
  WITHDRAWN: 'shipment.held',
  DELIVERED: 'shipment.delivered',
  RETURNED: 'shipment.returned',
}

/** Parcels get many of these scans, so a change between two of them publishes nothing. */
const IN_TRANSIT_CODES: readonly (TrackingCode | null)[] = [
  ...(['DEPARTED_ORIGIN', 'EXPORT_SCAN', 'ON_THE_WAY', 'IMPORT_SCAN'] as const),
  ...(['CLEARANCE_IN_PROGRESS', 'CLEARED_CUSTOMS', 'ARRIVED_AT_DESTINATION'] as const),
]

const REPORTED_STATUSES: readonly ShipmentStatus[] = ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED']

type PreviousState = Pick<Shipment, 'status' | 'trackingState'>

/**
 * Publishes changes of state, not single scans, late scans or skipped states. A withdrawn event
 * publishes the corrected state. The caller must hold the row lock and have saved the shipment.
 */
export async function publishTrackingChange(
  trx: TransactionClientContract,
  shipment: Shipment,
  summary: TrackingSummary<TrackingEvent>,
  before: PreviousState
) {
  if (!summary.since || !REPORTED_STATUSES.includes(shipment.status)) return
  const types = new Set<ShipmentEventType>()
  if (before.status === 'BOOKED' && shipment.status !== 'BOOKED') types.add('shipment.picked_up')
  if (isReportableChange(before.trackingState, summary.state)) types.add(typeOf(shipment, summary)!)
  const { since: scan } = summary
  const event = {
    code: summary.state,
    text: scan.text,
    place: scan.place,
    country: scan.countryCode,
    occurredAt: isoTime(scan.occurredAt),
  }
  for (const type of types) {
    await publishShipmentEvent(trx, shipment, {
      type,
      occurredAt: scan.occurredAt,
      more: { event },
    })
  }
}

function isReportableChange(before: TrackingCode | null, now: TrackingCode | null): boolean {
  if (before === now || now === null || TYPES[now] === null) return false
  return !(IN_TRANSIT_CODES.includes(before) && IN_TRANSIT_CODES.includes(now))
}

function typeOf(
  shipment: Shipment,
  summary: TrackingSummary<TrackingEvent>
): ShipmentEventType | null {
  return summary.state === 'HELD' && isAtCustoms(shipment, summary)
    ? 'shipment.customs_hold'
    : TYPES[summary.state!]
}

/** Couriers report every hold with one code, so the text or the previous scan decides. */
function isAtCustoms(
  { kind }: Shipment,
  { since, scans }: TrackingSummary<TrackingEvent>
): boolean {
  if (kind === 'domestic') return false
  const earlier = scans[scans.findIndex(({ scan }) => scan === since) - 1]
  return /customs|clearance/i.test(since!.text) || earlier?.code === 'CLEARANCE_IN_PROGRESS'
}
