import { BaseEvent } from '@adonisjs/core/events'

/** Dispatched after the commit, and again on a payment retry: listeners must be idempotent. */
export default class ShipmentPaid extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
