import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAccessPoint } from '#shipping/shipment/access_points'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import Country from '#shipping/places/country'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { moveShipment, moveShipmentBack } from '#shipping/shipment/moving'
import { meansInTransit } from '#shipping/shipment/tracking_codes'

/** As wide as the columns are. */
const LONGEST_TEXT = 200
const LONGEST_PLACE = 120

/** Who caused the moves that follow from events, and why; the courier unless told. */
type Cause = { by?: number; reason?: string }

/**
 * Writes down what happened to a parcel and moves its shipment along. `source` is who says so (at
 * most 20 characters). An event that is told twice is one row, and the order in which events arrive
 * does not matter, because the shipment follows from all of them together.
 */
export async function recordTrackingEvents(
  shipmentId: number,
  source: string,
  events: CourierEvent[]
) {
  if (events.length === 0) return
  await db.transaction(async (trx) => {
    await recordEventsOf(trx, await Shipment.locked(trx, shipmentId), source, events)
  })
  await ShipmentMoved.dispatch(shipmentId)
}

/** The same, for a caller who holds the shipment's row lock in `trx`. */
export async function recordEventsOf(
  trx: TransactionClientContract,
  shipment: Shipment,
  source: string,
  events: CourierEvent[],
  cause: Cause = {}
) {
  await insertOnce(trx, shipment.id, source, events)
  await recordAccessPoint(trx, shipment.id, events)
  await followEvents(trx, shipment, cause)
}

/** A country that we do not know must not lose the event. */
async function insertOnce(
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
}

/**
 * Takes an event away that never happened, and the moves that followed from it alone. The caller holds the
 * shipment's row lock in `trx`.
 */
export async function withdrawEventOf(
  trx: TransactionClientContract,
  shipment: Shipment,
  event: TrackingEvent,
  cause: Cause
) {
  await event.useTransaction(trx).delete()
  const events = await TrackingEvent.query({ client: trx }).where('shipmentId', shipment.id)
  const delivered = events.some(({ code }) => code === 'DELIVERED')
  if (shipment.status === 'DELIVERED' && !delivered) {
    shipment.deliveredAt = null
    await moveShipmentBack(trx, shipment, cause)
  }
  if (shipment.status === 'COURIER_ASSIGNED' && !events.some(meansHandedOver)) {
    await moveShipmentBack(trx, shipment, cause)
  }
  // What is left says the rest: whether it moves, and the hour of its delivery.
  await followEvents(trx, shipment, cause)
}

async function followEvents(
  trx: TransactionClientContract,
  shipment: Shipment,
  { by, reason }: Cause
) {
  const events = await TrackingEvent.query({ client: trx })
    .where('shipmentId', shipment.id)
    .orderBy('occurredAt')
  const delivered = events.find(({ code }) => code === 'DELIVERED')
  shipment.inTransit = !delivered && events.some(({ code }) => meansInTransit(code))
  if (shipment.status === 'BOOKED' && events.some(meansHandedOver)) {
    const handedOver = { by, reason: reason ?? 'The courier has the parcel' }
    await moveShipment(trx, shipment, 'COURIER_ASSIGNED', handedOver)
  }
  if (shipment.status === 'COURIER_ASSIGNED' && delivered) {
    shipment.deliveredAt = DateTime.fromMillis(delivered.occurredAt.toMillis())
    const arrived = { by, reason: reason ?? 'Delivered by the courier' }
    await moveShipment(trx, shipment, 'DELIVERED', arrived)
  }
  await shipment.useTransaction(trx).save()
}

/** A label alone, or word of a delay, does not put the parcel into the courier's hands. */
function meansHandedOver({ code }: TrackingEvent): boolean {
  return code !== 'INFORMATION_RECEIVED' && code !== 'DELAYED'
}
