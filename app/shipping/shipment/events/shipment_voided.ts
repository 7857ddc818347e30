import { BaseEvent } from '@adonisjs/core/events'

/** Dispatched after the commit; a sweep repeats what its listeners start. */
export default class ShipmentVoided extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
