import { BaseEvent } from '@adonisjs/core/events'

/** Staff voided a shipment. Dispatched after the commit; a sweep repeats whatever it starts. */
export default class ShipmentVoided extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
