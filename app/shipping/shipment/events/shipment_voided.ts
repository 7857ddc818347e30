import { BaseEvent } from '@adonisjs/core/events'

/** Dispatched after the commit; a sweep repeats whatever it starts. */
export default class ShipmentVoided extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
