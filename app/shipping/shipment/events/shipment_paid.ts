import { BaseEvent } from '@adonisjs/core/events'

/**
 * Dispatched after the commit, and again if the payment is retried: listeners must be idempotent.
 */
export default class ShipmentPaid extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
