import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ShipmentListItem } from '#shipping/shipment/shipment_list_item'

export default class IncompleteBookingTransformer extends BaseTransformer<ShipmentListItem> {
  toObject() {
    const { id, recipient, destinationState, destinationCountry } = this.resource
    return { id, recipient, destinationState, destinationCountry }
  }
}
