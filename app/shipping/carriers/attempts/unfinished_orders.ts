import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { countRows } from '#shared/database/limited_count'
import BookingAttempt, { type AttemptState } from '#shipping/carriers/attempts/booking_attempt'
import { CarrierExchange } from '#shipping/carriers/attempts/exchange_log'
import CarrierDocument from '#shipping/shipment/models/carrier_document'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'
import Shipment from '#shipping/shipment/models/shipment'

const MAX_LISTED_ORDERS = 100

const IS_LIVE = `exists (select from shipments
  where shipments.id = booking_attempts.shipment_id and organization_id > 0)`

const STAFF_ATTEMPT_STATES: AttemptState[] = ['waiting', 'unknown', 'unresolved', 'surplus']

/** SQL condition on `shipments`, true if Courier Orders lists the shipment for staff. */
export const HAS_UNFINISHED_ORDER = `exists (select from booking_attempts
  where shipment_id = shipments.id
    and state in (${STAFF_ATTEMPT_STATES.map((state) => `'${state}'`).join(', ')}))`

/** True if we do nothing more about the order until staff decide. */
const NEEDS_STAFF = `(state = 'unresolved' or (state = 'surplus' and next_look_at is null))`

const selectNeedsStaff = () => db.raw(`${NEEDS_STAFF} as "needsStaff"`)

/** Lists orders on which staff must decide, then the others, each oldest first. */
export function listUnfinishedOrders() {
  return queryUnfinishedOrders()
    .select('*', selectNeedsStaff())
    .preload('shipment', (query) =>
      query.preload('courier').preload('addresses', (addresses) => addresses.preload('country'))
    )
    .orderByRaw(`${NEEDS_STAFF} desc, created_at, id`)
    .limit(MAX_LISTED_ORDERS)
}

export async function countUnfinishedOrders(): Promise<{ all: number; forStaff: number }> {
  const [all, forStaff] = await Promise.all([
    countRows(queryUnfinishedOrders()),
    countRows(queryUnfinishedOrders().whereRaw(NEEDS_STAFF)),
  ])
  return { all, forStaff }
}

function queryUnfinishedOrders() {
  return BookingAttempt.query().whereIn('state', STAFF_ATTEMPT_STATES).whereRaw(IS_LIVE)
}

/** Lists shipments booked through our own courier accounts, oldest first. */
export function listBookedWithoutLabel() {
  return Shipment.query()
    .where('status', 'BOOKED')
    .whereNotIn('courierDriver', ['sandbox', 'manual'])
    .whereNotExists((query) =>
      query.from('carrier_papers').whereRaw('shipment_id = shipments.id').where('kind', 'label')
    )
    .whereNotExists((query) => query.from('shipment_labels').whereRaw('shipment_id = shipments.id'))
    .preload('courier')
    .preload('addresses', (addresses) => addresses.preload('country'))
    .orderBy('id')
    .limit(MAX_LISTED_ORDERS)
}

/** Each attempt has its shipment loaded. Throws E_ROW_NOT_FOUND. */
export async function loadParcelOrders(caller: Caller, shipmentId: number) {
  const found = await Shipment.visibleTo(caller).where({ id: shipmentId }).firstOrFail()
  const { id } = found
  const [shipment, attempts, exchanges, label, papers] = await Promise.all([
    Shipment.findWithDetails(id),
    BookingAttempt.query()
      .select('*', selectNeedsStaff())
      .where('shipmentId', id)
      .orderBy('id', 'desc'),
    CarrierExchange.query().where('shipmentId', id).orderBy('id', 'desc').limit(MAX_LISTED_ORDERS),
    ShipmentLabel.find(id),
    CarrierDocument.query().where('shipmentId', id).orderBy('id'),
  ])
  for (const attempt of attempts) attempt.$setRelated('shipment', shipment)
  return { shipment, attempts, exchanges, label, papers }
}

export type ParcelOrdersDetail = Awaited<ReturnType<typeof loadParcelOrders>>
