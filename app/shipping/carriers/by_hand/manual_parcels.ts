import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import Shipment from '#shipping/shipment/models/shipment'
import { workingMinutesBetween } from '#shipping/shipment/working_days'

/** The list shows parcels in amber that have waited longer than this in working hours. */
const LATE_AFTER_MINUTES = 4 * 60
const MAX_LISTED_PARCELS = 100

/** `since` is the time of the payment or of the latest retry. */
export interface WaitingParcel {
  shipment: Shipment
  since: DateTime
}

export const STAFF_EVENT_SOURCE = 'manual'

const WAITING_SINCE = `(select max(created_at) from shipment_status_changes
  where shipment_id = shipments.id and to_status = 'PENDING')`

export async function listParcelsToBook(): Promise<WaitingParcel[]> {
  const rows = await queryWaiting('id').limit(MAX_LISTED_PARCELS)
  const parcels = await Promise.all(rows.map(({ id }) => Shipment.findWithDetails(id)))
  return parcels.map((shipment, at) => ({ shipment, since: waitingSince(rows[at]!) }))
}

/** Lists the parcels that have waited longest, with courier and addresses. */
export async function listOldestToBook(limit: number): Promise<WaitingParcel[]> {
  const parcels = await queryWaiting('shipments.*')
    .preload('courier')
    .preload('addresses', (query) => query.preload('country'))
    .limit(limit)
  return parcels.map((shipment) => ({ shipment, since: waitingSince(shipment) }))
}

function queryWaiting(columns: string) {
  const since = Shipment.query().client.raw(`${WAITING_SINCE} as since`)
  return queryParcelsToBook().select(columns, since).orderByRaw('since, id')
}

function waitingSince({ $extras }: Shipment): DateTime {
  return DateTime.fromJSDate($extras.since)
}

function queryParcelsToBook() {
  return Shipment.live().where({ courierDriver: 'manual', status: 'PENDING' })
}

export function listParcelsUnderway() {
  return Shipment.live()
    .where('courierDriver', 'manual')
    .whereIn('status', ['BOOKED', 'COURIER_ASSIGNED', 'PENDING_ISSUE'])
    .preload('courier')
    .preload('addresses', (query) => query.preload('country'))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_PARCELS)
}

export function isWaitingTooLong(since: DateTime, now = DateTime.now()): boolean {
  return workingMinutesBetween(since.toJSDate(), now.toJSDate()) > LATE_AFTER_MINUTES
}

export async function manualQueueStatus(): Promise<{ count: number; oldest: DateTime | null }> {
  const row = await queryParcelsToBook()
    .count('* as total')
    .select(Shipment.query().client.raw(`min(${WAITING_SINCE}) as oldest`))
    .firstOrFail()
  const { total, oldest } = row.$extras
  return { count: Number(total), oldest: oldest && DateTime.fromJSDate(oldest) }
}

/** Throws E_ROW_NOT_FOUND unless staff book the shipment by hand. */
export async function loadManualParcel(caller: Caller, id: number) {
  const found = await Shipment.visibleTo(caller)
    .where({ id, courierDriver: 'manual' })
    .firstOrFail()
  const [shipment, label, events] = await Promise.all([
    Shipment.findWithDetails(found.id),
    ShipmentLabel.find(found.id),
    TrackingEvent.query().where('shipmentId', found.id).orderBy('occurredAt').orderBy('id'),
  ])
  return { shipment, label, events }
}

/** Throws E_ROW_NOT_FOUND. */
export async function lockManualParcel(trx: TransactionClientContract, id: number) {
  const shipment = await Shipment.locked(trx, id)
  if (shipment.courierDriver !== 'manual') throw new errors.E_ROW_NOT_FOUND()
  return shipment
}
