import { BaseTransformer } from '@adonisjs/core/transformers'
import { toServiceCodes } from '#admin/reference/change_carrier_services'
import { toCourierService } from '#admin/reference/courier_services'
import { driverForCourier } from '#shipping/pricing/courier_availability'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import type Courier from '#shipping/pricing/models/courier'

const CARRIAGE_TEXTS: Record<CourierDriverName | 'nobody', string> = {
  dhl: 'Booked with DHL through our own account.',
  fedex: 'Booked with FedEx through our own account.',
  ups: 'Booked with UPS through our own account.',
  aramex: 'Booked with Aramex through our own account.',
  sandbox: 'The sandbox simulates it, for development and tests.',
  manual: 'By hand: staff book its parcels and add their tracking events.',
  nobody:
    'Off: it is not connected, so customers are not offered it. Switch it to "by hand" to book its parcels yourselves.',
}

export default class CourierServiceTransformer extends BaseTransformer<Courier> {
  toObject() {
    const { code, name, serviceDescription, deliveryTimeline, version } = this.resource
    const service = toCourierService(this.resource)
    const carriedBy = driverForCourier(this.resource)
    const carriage = { carriedBy, carriageText: CARRIAGE_TEXTS[carriedBy ?? 'nobody'] }
    const codes = toServiceCodes(this.resource.services)
    return {
      code,
      name,
      serviceDescription,
      deliveryTimeline,
      ...service,
      ...carriage,
      codes,
      version,
    }
  }
}
