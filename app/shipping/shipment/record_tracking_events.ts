import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { broadcastChange } from '#shared/live/live_updates'
import { publishTrackingChange } from '#shipping/shipment/webhook_events/publish_tracking_change'
import { recordAccessPoint } from '#shipping/shipment/record_access_point'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import Country from '#shipping/places/country'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { changeStatus, revertStatus } from '#shipping/shipment/shipment_status'
import {
  isHandOverScan,
  type TrackingSummary,
  summarizeTracking,
} from '#shipping/shipment/tracking_summary'

/** As wide as the columns are. */
const LONGEST_TEXT = 200
const LONGEST_PLACE = 120
const LONGEST_NAME = 80

/** Who caused the moves that follow from events, and why; the courier unless told. */
type EventCause = { by?: number; reason?: string }

/** `isWhole`: all that its source still says of the parcel, so that what it no longer says is withdrawn. */
type EventReport = { isWhole?: boolean }

/**
 * Writes down what happened to a parcel and moves its shipment along. `source` is who says so (at
 * most 20 characters). An event that is told twice is one row, and the order in which events arrive
 * does not matter, because the shipment follows from all of them together.
 */
export async function recordTrackingEvents(
  shipmentId: number,
  source: string,
  events: CourierEvent[],
  { isWhole = false }: EventReport = {}
) {
  if (events.length === 0) return
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, shipmentId)
    if (isWhole) await withdrawMissingEvents(trx, shipmentId, source, events)
    await recordEventsIn(trx, shipment, source, events)
  })
  await ShipmentUpdated.dispatch(shipmentId)
}

/** The same, for a caller who holds the shipment's row lock in `trx`. */
export async function recordEventsIn(
  trx: TransactionClientContract,
  shipment: Shipment,
  source: string,
  events: CourierEvent[],
  cause: EventCause = {}
) {
  await insertNewEvents(trx, shipment.id, source, events)
  await recordAccessPoint(trx, shipment.id, events)
  await applyEvents(trx, shipment, cause)
}

/** A country that we do not know must not lose the event. What was withdrawn comes back when it is told again. */
async function insertNewEvents(
  trx: TransactionClientContract,
  shipmentId: number,
  source: string,
  events: CourierEvent[]
) {
  const named = events.flatMap(({ countryCode }) => countryCode ?? [])
  const countries = await Country.query({ client: trx }).select('code').whereIn('code', named)
  const known = new Set(countries.map(({ code }) => code))
  await trx
    .table('tracking_events')
    .multiInsert(
      events.map(({ sourceId, code, text, countryCode, place, occurredAt }) => ({
        shipment_id: shipmentId,
        source,
        source_id: sourceId,
        code,
        text: text.slice(0, LONGEST_TEXT),
        country_code: countryCode && known.has(countryCode) ? countryCode : null,
        place: place?.slice(0, LONGEST_PLACE) ?? null,
        occurred_at: occurredAt.toJSDate(),
      }))
    )
    .onConflict(['shipment_id', 'source', 'source_id'])
    .ignore()
  await saveSignatures(trx, { shipmentId, source }, events)
  await TrackingEvent.query({ client: trx })
    .where({ shipmentId, source })
    .whereIn('sourceId', idsOf(events))
    .whereNotNull('withdrawnAt')
    .whereNull('putAsideBy')
    .update({ withdrawnAt: null })
}

/** Who took it is often told a while after the delivery itself. */
async function saveSignatures(
  trx: TransactionClientContract,
  of: { shipmentId: number; source: string },
  events: CourierEvent[]
) {
  for (const { sourceId, signedBy } of events) {
    if (!signedBy) continue
    await TrackingEvent.query({ client: trx })
      .where({ ...of, sourceId })
      .update({ signedBy: signedBy.slice(0, LONGEST_NAME) })
  }
}

/** Only between the first and the last of what is told: a courier forgets old scans, and tells new ones late. */
async function withdrawMissingEvents(
  trx: TransactionClientContract,
  shipmentId: number,
  source: string,
  events: CourierEvent[]
) {
  const times = events.map(({ occurredAt }) => occurredAt.toMillis())
  await TrackingEvent.query({ client: trx })
    .where({ shipmentId, source })
    .whereNotIn('sourceId', idsOf(events))
    .whereBetween('occurredAt', [new Date(Math.min(...times)), new Date(Math.max(...times))])
    .whereNull('withdrawnAt')
    .update({ withdrawnAt: DateTime.now().toJSDate() })
}

function idsOf(events: CourierEvent[]): string[] {
  return events.map(({ sourceId }) => sourceId)
}

/**
 * Takes an event away that never happened, and the moves that followed from it alone. The caller holds the
 * shipment's row lock in `trx`.
 */
export async function deleteTrackingEvent(
  trx: TransactionClientContract,
  shipment: Shipment,
  event: TrackingEvent,
  cause: EventCause
) {
  await event.useTransaction(trx).delete()
  await applyEvents(trx, shipment, cause, [event])
}

/**
 * Staff know that these did not happen, whoever says so and however often. They stay, to be read by staff. The caller
 * holds the shipment's row lock in `trx`.
 */
export async function dismissEvents(
  trx: TransactionClientContract,
  shipment: Shipment,
  events: TrackingEvent[],
  cause: Required<EventCause>
) {
  for (const event of events) {
    const aside = { withdrawnAt: DateTime.now(), putAsideBy: cause.by }
    await event.useTransaction(trx).merge(aside).save()
  }
  await applyEvents(trx, shipment, cause)
}

/** `gone` are events that counted until now and have no row any more. */
async function applyEvents(
  trx: TransactionClientContract,
  shipment: Shipment,
  cause: EventCause,
  gone: TrackingEvent[] = []
) {
  const rows = await TrackingEvent.query({ client: trx }).where('shipmentId', shipment.id)
  const { status, trackingState } = shipment
  const truth = summarizeTracking(rows.filter(({ withdrawnAt }) => withdrawnAt === null))
  shipment.trackingState = truth.state
  shipment.inTransit = truth.isHandedOver && truth.isMoving
  // What nobody ever told of was not moved by events, and they do not move it back.
  await revertWithdrawnStatus(trx, shipment, truth, { cause, ever: [...rows, ...gone] })
  await advanceStatus(trx, shipment, truth, cause)
  await shipment.useTransaction(trx).save()
  await publishTrackingChange(trx, shipment, truth, { status, trackingState })
  broadcastChange(trx, 'shipment', shipment.id)
}

async function revertWithdrawnStatus(
  trx: TransactionClientContract,
  shipment: Shipment,
  { deliveredAt, isHandedOver }: TrackingSummary<TrackingEvent>,
  { cause: { by, reason }, ever }: { cause: EventCause; ever: TrackingEvent[] }
) {
  const wasDelivered = ever.some(({ code }) => code === 'DELIVERED')
  if (shipment.status === 'DELIVERED' && !deliveredAt && wasDelivered) {
    shipment.deliveredAt = null
    const undelivered = reason ?? 'The courier says that it is not delivered after all'
    await revertStatus(trx, shipment, { by, reason: undelivered })
  }
  if (shipment.status === 'COURIER_ASSIGNED' && !isHandedOver && ever.some(isHandOverScan)) {
    const notCollected = reason ?? 'The courier says that it does not have the parcel after all'
    await revertStatus(trx, shipment, { by, reason: notCollected })
  }
}

async function advanceStatus(
  trx: TransactionClientContract,
  shipment: Shipment,
  { deliveredAt, isHandedOver }: TrackingSummary<TrackingEvent>,
  { by, reason }: EventCause
) {
  if (shipment.status === 'BOOKED' && isHandedOver) {
    const handedOver = { by, reason: reason ?? 'The courier has the parcel' }
    await changeStatus(trx, shipment, 'COURIER_ASSIGNED', handedOver)
  }
  if (!deliveredAt) return
  if (shipment.status === 'COURIER_ASSIGNED') {
    const arrived = { by, reason: reason ?? 'Delivered by the courier' }
    await changeStatus(trx, shipment, 'DELIVERED', arrived)
  }
  if (shipment.status === 'DELIVERED') {
    shipment.deliveredAt = DateTime.fromMillis(deliveredAt.toMillis())
  }
}
