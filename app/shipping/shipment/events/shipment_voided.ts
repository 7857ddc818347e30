import { BaseEvent } from '@adonisjs/core/events'

/** Staff have taken a shipment back. Told after the commit; what it starts, a sweep starts as well. */
export default class ShipmentVoided extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
