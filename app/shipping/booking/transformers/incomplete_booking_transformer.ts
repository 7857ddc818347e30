import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ShipmentLine } from '#shipping/shipment/shipment_line'

export default class IncompleteBookingTransformer extends BaseTransformer<ShipmentLine> {
  toObject() {
    const { id, recipient, destinationState, destinationCountry } = this.resource
    return { id, recipient, destinationState, destinationCountry }
  }
}
