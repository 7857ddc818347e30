import type { Caller } from '#identity/sessions/caller'
import { lagosMidnight } from '#shared/time/lagos_time'
import { cursorPage } from '#shared/http/keyset_page'
import {
  type ShipmentListItem,
  loadShipmentListItems,
  loadListItemsFor,
} from '#shipping/shipment/shipment_list_item'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

const RECENT_SHIPMENTS_COUNT = 25

/** A period with more shipments returns only the newest of them. */
const MAX_HISTORY_ROWS = 2000

interface ShipmentListQuery {
  limit?: number
  cursor?: string
  /** Lagos days, both included. */
  from?: Date
  to?: Date
  status?: ShipmentStatus
  trackingNumber?: number
  reference?: string
}

/** Lagos days, both included. */
export function listShipmentsBetween(
  caller: Caller,
  start: Date,
  end: Date,
  kind?: ShipmentKind
): Promise<ShipmentListItem[]> {
  return loadListItemsFor(
    listNewestShipments(caller, MAX_HISTORY_ROWS, kind)
      .where('createdAt', '>=', lagosMidnight(start).toJSDate())
      .where('createdAt', '<', lagosMidnight(end).plus({ days: 1 }).toJSDate())
  )
}

export function listRecentShipments(
  caller: Caller,
  kind?: ShipmentKind
): Promise<ShipmentListItem[]> {
  return loadListItemsFor(listNewestShipments(caller, RECENT_SHIPMENTS_COUNT, kind))
}

/** Cursor pagination for API clients. Throws InvalidCursor. */
export async function listShipmentsAfter(caller: Caller, listQuery: ShipmentListQuery) {
  const { from, to, status, trackingNumber, reference } = listQuery
  const query = Shipment.visibleTo(caller)
  if (from) query.where('createdAt', '>=', lagosMidnight(from).toJSDate())
  if (to) query.where('createdAt', '<', lagosMidnight(to).plus({ days: 1 }).toJSDate())
  if (status) query.where({ status })
  if (trackingNumber) query.where({ trackingNumber })
  if (reference) {
    query.where((either) => either.where({ reference }).orWhere('transactionReference', reference))
  }
  const { organizationId, userId } = Shipment.visibilityOf(caller)
  const { rows, place } = await cursorPage(query, listQuery, {
    list: `shipments of ${organizationId}, ${userId}`,
    columns: 'shipments.id',
  })
  return { rows: await loadShipmentListItems(rows.map(({ id }) => id)), place }
}

function listNewestShipments(caller: Caller, limit: number, kind?: ShipmentKind) {
  return Shipment.visibleTo(caller)
    .where(kind ? { kind } : {})
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}
