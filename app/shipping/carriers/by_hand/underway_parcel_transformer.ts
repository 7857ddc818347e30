import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import type Shipment from '#shipping/shipment/models/shipment'
import { isoTime } from '#shared/time/rules/api_dates'

export default class UnderwayParcelTransformer extends BaseTransformer<Shipment> {
  toObject() {
    const shipment = this.resource
    const destination = shipment.address('destination')
    return {
      id: shipment.id,
      trackingNumber: shipment.trackingNumber,
      waybillNumber: shipment.waybillNumber,
      courier: shipment.courier.name,
      recipient: destination.fullname,
      destinationCountry: destination.country.name,
      status: shipment.status,
      inTransit: shipment.inTransit,
      parcelState: shipment.parcelState,
      changed: isoTime(shipment.updatedAt),
      changedText: formatLagosTimestamp(shipment.updatedAt),
    }
  }
}
