import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { broadcastChange } from '#shared/live/live_updates'
import { publishTrackingChange } from '#shipping/shipment/webhook_events/publish_tracking_change'
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

/** Widths of the columns. */
const MAX_TEXT_LENGTH = 200
const MAX_PLACE_LENGTH = 120
const MAX_NAME_LENGTH = 80

/** The person who changes the status, and the reason; by default the courier. */
type EventCause = { by?: number; reason?: string }

/** With `isWhole`, the report is complete: earlier events that it omits are withdrawn. */
type EventReport = { isWhole?: boolean }

/**
 * `source` names the reporter (at most 20 characters). A repeated event adds no row. The order of
 * the events does not matter, because the status follows from all of them.
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

/** The caller must hold the shipment's row lock in `trx`. */
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

/** Saves events of unknown countries, too. An event reported again is no longer withdrawn. */
async function insertNewEvents(
  trx: TransactionClientContract,
  shipmentId: number,
  source: string,
  events: CourierEvent[]
) {
  const countryCodes = events.flatMap(({ countryCode }) => countryCode ?? [])
  const countries = await Country.query({ client: trx })
    .select('code')
    .whereIn('code', countryCodes)
  const known = new Set(countries.map(({ code }) => code))
  await trx
    .table('tracking_events')
    .multiInsert(
      events.map(({ sourceId, code, text, countryCode, place, occurredAt }) => ({
        shipment_id: shipmentId,
        source,
        source_id: sourceId,
        code,
        text: text.slice(0, MAX_TEXT_LENGTH),
        country_code: countryCode && known.has(countryCode) ? countryCode : null,
        place: place?.slice(0, MAX_PLACE_LENGTH) ?? null,
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

/** Couriers often report the signature some time after the delivery itself. */
async function saveSignatures(
  trx: TransactionClientContract,
  of: { shipmentId: number; source: string },
  events: CourierEvent[]
) {
  for (const { sourceId, signedBy } of events) {
    if (!signedBy) continue
    await TrackingEvent.query({ client: trx })
      .where({ ...of, sourceId })
      .update({ signedBy: signedBy.slice(0, MAX_NAME_LENGTH) })
  }
}

/** Withdraws only between the reported times: couriers drop old scans and report new ones late. */
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

/** Reverts the status if no other event caused it. The caller must hold the row lock in `trx`. */
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
 * Withdraws events for good: they stay withdrawn even if the courier reports them again. The caller
 * must hold the shipment's row lock in `trx`.
 */
export async function dismissEvents(
  trx: TransactionClientContract,
  shipment: Shipment,
  events: TrackingEvent[],
  cause: Required<EventCause>
) {
  for (const event of events) {
    const dismissal = { withdrawnAt: DateTime.now(), putAsideBy: cause.by }
    await event.useTransaction(trx).merge(dismissal).save()
  }
  await applyEvents(trx, shipment, cause)
}

/** Pass events just deleted as `deletedEvents`: the current status may be due to them. */
async function applyEvents(
  trx: TransactionClientContract,
  shipment: Shipment,
  cause: EventCause,
  deletedEvents: TrackingEvent[] = []
) {
  const rows = await TrackingEvent.query({ client: trx }).where('shipmentId', shipment.id)
  const { status, trackingState } = shipment
  const summary = summarizeTracking(rows.filter(({ withdrawnAt }) => withdrawnAt === null))
  shipment.trackingState = summary.state
  shipment.inTransit = summary.isHandedOver && summary.isMoving
  await revertWithdrawnStatus(trx, shipment, summary, { cause, ever: [...rows, ...deletedEvents] })
  await advanceStatus(trx, shipment, summary, cause)
  await shipment.useTransaction(trx).save()
  await publishTrackingChange(trx, shipment, summary, { status, trackingState })
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

/** Widths of the columns. */
const MAX_LENGTHS = { address: 150, city: 120, postalCode: 10 }

/** Saves where the parcel waits; the latest event that names a place wins. */
async function recordAccessPoint(
  trx: TransactionClientContract,
  shipmentId: number,
  events: CourierEvent[]
) {
  const eventsWithPlace = events
    .filter(({ accessPoint }) => accessPoint)
    .sort((one, other) => other.occurredAt.toMillis() - one.occurredAt.toMillis())
  const place = eventsWithPlace[0]?.accessPoint
  if (!place || !(await Country.find(place.countryCode, { client: trx }))) return
  await trx
    .table('shipment_access_points')
    .insert({
      shipment_id: shipmentId,
      address: place.address.slice(0, MAX_LENGTHS.address),
      city: place.city.slice(0, MAX_LENGTHS.city),
      country_code: place.countryCode,
      postal_code: place.postalCode?.slice(0, MAX_LENGTHS.postalCode) ?? null,
    })
    .onConflict('shipment_id')
    .merge()
}
