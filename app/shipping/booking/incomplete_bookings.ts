import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'

const MOST = 2000

/** Booked and not paid, newest first, each with the address that it goes to. */
export function incompleteBookings(caller: Caller): Promise<Shipment[]> {
  return Shipment.visibleTo(caller)
    .where('status', 'AWAITING_PAYMENT_CONFIRMATION')
    .preload('addresses', (query) => query.preload('country').preload('state'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .exec()
}
