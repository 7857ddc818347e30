import type { Caller } from '#identity/sessions/caller'
import { countUpTo } from '#shared/database/limited_count'
import { linesFoundBy, type ShipmentLine } from '#shipping/shipment/shipment_line'
import Shipment from '#shipping/shipment/models/shipment'

const MOST = 2000

/** So many are on the page; who wants the others asks for them. */
const ON_PAGE = 5

/** Booked and not paid, newest first. */
export function incompleteBookings(caller: Caller, most = MOST): Promise<ShipmentLine[]> {
  return linesFoundBy(unpaid(caller).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most))
}

/** The newest of them, and how many there are. */
export async function newestIncomplete(caller: Caller) {
  const newest = await incompleteBookings(caller, ON_PAGE)
  const { total, hasMore } = await countUpTo(unpaid(caller), { most: MOST })
  return { newest, count: total, hasMore }
}

function unpaid(caller: Caller) {
  return Shipment.visibleTo(caller).where('status', 'AWAITING_PAYMENT_CONFIRMATION')
}
