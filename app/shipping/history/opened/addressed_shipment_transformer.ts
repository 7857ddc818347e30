import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ShipmentPageData } from '#shipping/history/opened/load_shipment_page'
import OpenedShipmentTransformer from '#shipping/history/opened/opened_shipment_transformer'

/** What an address asked for, which a page may have left meanwhile; null is a shipment that is not there. */
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
