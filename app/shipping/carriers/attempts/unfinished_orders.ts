import type { Caller } from '#identity/sessions/caller'
import BookingAttempt, { type AttemptState } from '#shipping/carriers/attempts/booking_attempt'
import { CarrierExchange } from '#shipping/carriers/attempts/exchange_log'
import CarrierDocument from '#shipping/shipment/models/carrier_document'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'
import Shipment from '#shipping/shipment/models/shipment'

const MAX_LISTED_ORDERS = 100

const IS_LIVE = `exists (select from shipments
  where shipments.id = booking_attempts.shipment_id and organization_id > 0)`

export const STAFF_ATTEMPT_STATES: AttemptState[] = ['waiting', 'unknown', 'unresolved', 'surplus']

export function listUnfinishedOrders() {
  return BookingAttempt.query()
    .whereIn('state', STAFF_ATTEMPT_STATES)
    .whereRaw(IS_LIVE)
    .preload('shipment', (query) =>
      query.preload('courier').preload('addresses', (addresses) => addresses.preload('country'))
    )
    .orderByRaw(`state in ('unresolved', 'surplus') desc, created_at, id`)
    .limit(MAX_LISTED_ORDERS)
}

export async function countOrdersToDecide(): Promise<number> {
  const row = await BookingAttempt.query()
    .whereIn('state', ['unresolved', 'surplus'])
    .whereNull('nextLookAt')
    .whereRaw(IS_LIVE)
    .count('* as total')
    .firstOrFail()
  return row.$extras.total
}

/** Booked through our own account. Oldest first. */
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

/** Throws E_ROW_NOT_FOUND. */
export async function loadParcelOrders(caller: Caller, shipmentId: number) {
  const found = await Shipment.visibleTo(caller).where({ id: shipmentId }).firstOrFail()
  const { id } = found
  const [shipment, attempts, exchanges, label, papers] = await Promise.all([
    Shipment.findWithDetails(id),
    BookingAttempt.query().where('shipmentId', id).orderBy('id', 'desc'),
    CarrierExchange.query().where('shipmentId', id).orderBy('id', 'desc').limit(MAX_LISTED_ORDERS),
    ShipmentLabel.find(id),
    CarrierDocument.query().where('shipmentId', id).orderBy('id'),
  ])
  return { shipment, attempts, exchanges, label, papers }
}

export type ParcelOrdersDetail = Awaited<ReturnType<typeof loadParcelOrders>>
