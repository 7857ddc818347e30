import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import Shipment from '#shipping/shipment/models/shipment'
import { workingMinutesBetween } from '#shipping/shipment/working_days'

/** What is older stands in amber: whoever paid has waited half a working day. */
const LATE_AFTER_MINUTES = 4 * 60
const LONGEST_LIST = 100

/** A paid shipment that waits for staff, since its payment or since it was tried again. */
export interface WaitingParcel {
  shipment: Shipment
  since: DateTime
}

/** Who says what staff write down. */
export const STAFF_EVENT_SOURCE = 'manual'

/** When it came into the queue: a retry makes it wait anew. */
const WAITING_SINCE = `(select max(created_at) from shipment_status_changes
  where shipment_id = shipments.id and to_status = 'PENDING')`

/** Those that staff are to book, the oldest first. */
export async function listParcelsToBook(): Promise<WaitingParcel[]> {
  const rows = await Shipment.live()
    .select('id')
    .select(Shipment.query().client.raw(`${WAITING_SINCE} as since`))
    .where({ courierDriver: 'manual', status: 'PENDING' })
    .orderByRaw('since, id')
    .limit(LONGEST_LIST)
  const parcels = await Promise.all(rows.map(({ id }) => Shipment.whole(id)))
  return parcels.map((shipment, at) => ({
    shipment,
    since: DateTime.fromJSDate(rows[at]!.$extras.since),
  }))
}

/** Those that staff have booked or refused and that are not at their end, the latest first. */
export function listParcelsUnderway() {
  return Shipment.live()
    .where('courierDriver', 'manual')
    .whereIn('status', ['BOOKED', 'COURIER_ASSIGNED', 'PENDING_ISSUE'])
    .preload('courier')
    .preload('addresses', (query) => query.preload('country'))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LONGEST_LIST)
}

export function isWaitingTooLong(since: DateTime, now = DateTime.now()): boolean {
  return workingMinutesBetween(since.toJSDate(), now.toJSDate()) > LATE_AFTER_MINUTES
}

/** How many wait, and since when the oldest. */
export async function manualQueueStatus(): Promise<{ count: number; oldest: DateTime | null }> {
  const row = await Shipment.live()
    .where({ courierDriver: 'manual', status: 'PENDING' })
    .count('* as total')
    .select(Shipment.query().client.raw(`min(${WAITING_SINCE}) as oldest`))
    .firstOrFail()
  const { total, oldest } = row.$extras
  return { count: Number(total), oldest: oldest && DateTime.fromJSDate(oldest) }
}

/** A parcel that staff carry through, with all that belongs to it. Throws E_ROW_NOT_FOUND for any other. */
export async function loadManualParcel(caller: Caller, id: number) {
  const found = await Shipment.visibleTo(caller)
    .where({ id, courierDriver: 'manual' })
    .firstOrFail()
  const [shipment, label, events] = await Promise.all([
    Shipment.whole(found.id),
    ShipmentLabel.find(found.id),
    TrackingEvent.query().where('shipmentId', found.id).orderBy('occurredAt').orderBy('id'),
  ])
  return { shipment, label, events }
}

/** The same parcel under its row lock. Throws E_ROW_NOT_FOUND for one that no staff carry through. */
export async function lockManualParcel(
  trx: TransactionClientContract,
  id: number
): Promise<Shipment> {
  const shipment = await Shipment.locked(trx, id)
  if (shipment.courierDriver !== 'manual') throw new errors.E_ROW_NOT_FOUND()
  return shipment
}
