import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosDate } from '#shared/time/lagos_time'
import type Shipment from '#shipping/shipment/models/shipment'

export default class RecentParcelTransformer extends BaseTransformer<Shipment> {
  toObject() {
    const { trackingNumber, courierCode: courier, status, inTransit, parcelState } = this.resource
    const { deliveredAt, expectedDeliveryOn } = this.resource
    const destination = this.resource.address('destination')
    return {
      trackingNumber,
      courier,
      status,
      inTransit,
      parcelState,
      recipient: destination.fullname,
      place: [destination.cityName, destination.country.name].filter(Boolean).join(', '),
      dayText: deliveredAt
        ? `Arrived ${formatLagosDate(deliveredAt)}`
        : expectedDeliveryOn && `Expected ${formatLagosDate(expectedDeliveryOn)}`,
    }
  }
}
