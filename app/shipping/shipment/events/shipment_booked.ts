import { BaseEvent } from '@adonisjs/core/events'

/** A courier has the shipment. Told after the commit, maybe more than once: listeners act once. */
export default class ShipmentBooked extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
