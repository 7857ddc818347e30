import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosDate } from '#shared/time/lagos_time'
import type Shipment from '#shipping/shipment/models/shipment'

export default class SendableShipmentTransformer extends BaseTransformer<Shipment> {
  toObject() {
    const { id, createdAt, trackingNumber } = this.resource
    const { fullname, cityName, country } = this.resource.address('destination')
    return {
      id,
      trackingNumber,
      receiver: fullname,
      place: [cityName, country.name].filter(Boolean).join(', '),
      bookedText: formatLagosDate(createdAt),
    }
  }
}
