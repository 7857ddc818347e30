import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OpenedShipment } from '#shipping/history/opened/opened_shipment'
import OpenedShipmentTransformer from '#shipping/history/opened/opened_shipment_transformer'

/** What an address asked for, which a page may have left meanwhile; null is a shipment that is not there. */
interface AddressedShipment {
  asked: string | null
  found: OpenedShipment | null
}

export default class AddressedShipmentTransformer extends BaseTransformer<AddressedShipment> {
  toObject() {
    const { asked, found } = this.resource
    return { asked, found: found && OpenedShipmentTransformer.transform(found).depth(4) }
  }
}
