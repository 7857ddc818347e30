import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { StuckShipment } from '#admin/console/inbox/stuck_shipments'

/** The fields that the confirmation of a void names. */
export default class StuckShipmentTransformer extends BaseTransformer<StuckShipment> {
  toObject() {
    const { shipment } = this.resource
    const { fullname, country } = shipment.address('destination')
    return {
      id: shipment.id,
      trackingNumber: shipment.trackingNumber,
      recipient: fullname,
      destinationCountry: country.name,
      paymentAmount: naira(shipment.totalKobo),
    }
  }
}
