import type { Caller } from '#identity/sessions/caller'
import { lagosMidnight } from '#shared/time/lagos_time'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentKind } from '#shipping/pricing/kind'

const RECENT = 25

/** No screen shows more; a longer range must be narrowed. */
export const MOST_ROWS = 2000

/** Shipments requested on days in Lagos from `start` to `end`, both included, newest first. */
export function shipmentsBetween(
  caller: Caller,
  start: Date,
  end: Date,
  kind?: ShipmentKind
): Promise<Shipment[]> {
  return rowsOf(caller, MOST_ROWS, kind)
    .where('createdAt', '>=', lagosMidnight(start).toJSDate())
    .where('createdAt', '<', lagosMidnight(end).plus({ days: 1 }).toJSDate())
    .exec()
}

export function recentShipments(caller: Caller, kind?: ShipmentKind): Promise<Shipment[]> {
  return rowsOf(caller, RECENT, kind).exec()
}

/** One row as the lists show it. Throws E_ROW_NOT_FOUND. */
export function rowOf(caller: Caller, id: number): Promise<Shipment> {
  return rowsOf(caller, 1).where('id', id).firstOrFail()
}

function rowsOf(caller: Caller, limit: number, kind?: ShipmentKind) {
  return withRowParts(Shipment.visibleTo(caller))
    .where(kind ? { kind } : {})
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** All that a row of a list shows. */
export function withRowParts(shipments: ReturnType<typeof Shipment.visibleTo>) {
  return shipments
    .preload('addresses', (query) => query.preload('country').preload('state'))
    .preload('packages')
    .preload('clearanceDocuments', (query) => query.orderBy('id'))
}
