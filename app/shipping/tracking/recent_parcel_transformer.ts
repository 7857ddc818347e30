import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosDate } from '#shared/time/lagos_time'
import type Shipment from '#shipping/shipment/models/shipment'

/** A parcel that its sender may want to follow. */
export default class RecentParcelTransformer extends BaseTransformer<Shipment> {
  toObject() {
    const { trackingNumber, status, inTransit, parcelState } = this.resource
    const { deliveredAt, estimatedDeliveryOn } = this.resource
    // Of what is held or has gone astray nobody has promised a day any more.
    const isComing = status !== 'PENDING_ISSUE' && parcelState === null
    const destination = this.resource.address('destination')
    return {
      ...{ trackingNumber, status, inTransit, parcelState },
      recipient: destination.fullname,
      place: [destination.cityName, destination.country.name].filter(Boolean).join(', '),
      dayText: deliveredAt
        ? `Arrived ${formatLagosDate(deliveredAt)}`
        : isComing && estimatedDeliveryOn
          ? `Expected ${formatLagosDate(estimatedDeliveryOn)}`
          : null,
    }
  }
}
