import type { Caller } from '#identity/sessions/caller'
import { lagosMidnight } from '#shared/time/lagos_time'
import { cursorPage } from '#shared/http/cursor_page'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentKind } from '#shipping/pricing/kind'
import type { ShipmentStatus } from '#shipping/shipment/moving'

const RECENT = 25

/** No screen shows more; a longer range must be narrowed. */
const MOST_ROWS = 2000

interface ListQuestion {
  limit?: number
  cursor?: string
  /** Days in Lagos, both included. */
  from?: Date
  to?: Date
  status?: ShipmentStatus
  trackingNumber?: string
  reference?: string
}

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

/** For programs, which read on from a row instead of a page's number. Throws BadCursor. */
export function shipmentsAfter(caller: Caller, question: ListQuestion) {
  const { from, to, status, trackingNumber, reference } = question
  const query = withRowParts(Shipment.visibleTo(caller))
  if (from) query.where('createdAt', '>=', lagosMidnight(from).toJSDate())
  if (to) query.where('createdAt', '<', lagosMidnight(to).plus({ days: 1 }).toJSDate())
  if (status) query.where({ status })
  if (trackingNumber) query.where({ trackingNumber })
  if (reference) {
    query.where((either) => either.where({ reference }).orWhere('transactionReference', reference))
  }
  const { organizationId, userId } = Shipment.visibilityOf(caller)
  return cursorPage(query, `shipments of ${organizationId}, ${userId}`, question)
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
