import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StuckShipment } from '#admin/console/stuck_shipments'
import { lagosMoment } from '#shared/time/lagos_time'

export default class StuckShipmentTransformer extends BaseTransformer<StuckShipment> {
  toObject() {
    const { shipment, since } = this.resource
    const destination = shipment.address('destination')
    const moment = lagosMoment(since)
    return {
      id: shipment.id,
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courier.name,
      recipient: destination.fullname,
      destinationCountry: destination.country.name,
      status: shipment.status,
      issue: shipment.issue,
      since: moment.ts,
      sinceText: `${moment.day}, ${moment.time}`,
    }
  }
}
