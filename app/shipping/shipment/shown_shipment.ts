import type { Caller } from '#identity/sessions/caller'
import { linksOf } from '#shipping/shipment/linked_returns'
import Shipment from '#shipping/shipment/models/shipment'
import { putAsideOf } from '#shipping/shipment/put_aside'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

/** Everything about a shipment, for whoever may see it. Throws E_ROW_NOT_FOUND. */
export default async function shownShipment(caller: Caller, id: number) {
  const seen = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const putAside = caller.isBookingStaff ? await putAsideOf(seen.id) : []
  return ShipmentTransformer.transform(await Shipment.whole(seen.id), {
    putAside,
    links: await linksOf(seen.id),
  })
}
