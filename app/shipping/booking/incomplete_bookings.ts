import type { Caller } from '#identity/sessions/caller'
import { countUpTo } from '#shared/database/limited_count'
import {
  AWAITS_APPROVAL,
  loadListItemsFor,
  type ShipmentListItem,
} from '#shipping/shipment/shipment_list_item'
import Shipment from '#shipping/shipment/models/shipment'

const MAX_INCOMPLETE_BOOKINGS = 2000

/** The booking page lists this many incomplete bookings and loads the others on request. */
const ON_PAGE = 5

export function listIncompleteBookings(
  caller: Caller,
  most = MAX_INCOMPLETE_BOOKINGS
): Promise<ShipmentListItem[]> {
  return loadListItemsFor(
    queryUnpaidShipments(caller).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most)
  )
}

export async function listNewestIncompleteBookings(caller: Caller) {
  const newest = await listIncompleteBookings(caller, ON_PAGE)
  const { total, hasMore } = await countUpTo(queryUnpaidShipments(caller), {
    most: MAX_INCOMPLETE_BOOKINGS,
  })
  return { newest, count: total, hasMore }
}

/** Without what a colleague of the same business booked, and what waits for an owner's approval. */
function queryUnpaidShipments(caller: Caller) {
  return Shipment.visibleTo(caller)
    .where('status', 'AWAITING_PAYMENT_CONFIRMATION')
    .where(caller.memberRole === null ? {} : { userId: caller.user.id })
    .whereRaw(`not ${AWAITS_APPROVAL}`)
}
