import { BaseEvent } from '@adonisjs/core/events'

/** Dispatched after the commit, maybe more than once: listeners must be idempotent. */
export default class ShipmentBooked extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
