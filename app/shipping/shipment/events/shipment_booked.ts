import { BaseEvent } from '@adonisjs/core/events'

/**
 * A courier accepted the shipment. Dispatched after the commit, maybe more than once: listeners
 * must be idempotent.
 */
export default class ShipmentBooked extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
