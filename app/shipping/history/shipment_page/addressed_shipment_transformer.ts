import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ShipmentPageData } from '#shipping/history/shipment_page/load_shipment_page'
import OpenedShipmentTransformer from '#shipping/history/shipment_page/opened_shipment_transformer'

/** `asked` repeats the request, to detect outdated responses; `found` is null if unknown. */
interface RequestedShipment {
  asked: string | null
  found: ShipmentPageData | null
}

export default class AddressedShipmentTransformer extends BaseTransformer<RequestedShipment> {
  toObject() {
    const { asked, found } = this.resource
    return { asked, found: found && OpenedShipmentTransformer.transform(found).depth(4) }
  }
}
