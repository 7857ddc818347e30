import { BaseTransformer } from '@adonisjs/core/transformers'
import type Shipment from '#shipping/shipment/models/shipment'

export default class IncompleteBookingTransformer extends BaseTransformer<Shipment> {
  toObject() {
    const { fullname, state, country } = this.resource.address('destination')
    return {
      id: this.resource.id,
      recipient: fullname,
      destinationState: state?.name ?? null,
      destinationCountry: country.name,
    }
  }
}
