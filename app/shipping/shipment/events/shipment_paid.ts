import { BaseEvent } from '@adonisjs/core/events'

/** Told after the commit, and again when a payment is asked for again: listeners act once. */
export default class ShipmentPaid extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
