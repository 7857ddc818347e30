import type { Caller } from '#identity/sessions/caller'
import { loadReturnLinks } from '#shipping/shipment/linked_returns'
import Shipment from '#shipping/shipment/models/shipment'
import { listDismissedEvents } from '#shipping/shipment/dismissed_events'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

/** Throws E_ROW_NOT_FOUND if the caller may not see the shipment. */
export default async function loadShipmentDetail(caller: Caller, id: number) {
  const seen = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const putAside = caller.isBookingStaff ? await listDismissedEvents(seen.id) : []
  return ShipmentTransformer.transform(await Shipment.findWithDetails(seen.id), {
    putAside,
    links: await loadReturnLinks(seen.id),
  })
}
