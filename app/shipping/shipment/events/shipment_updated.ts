import { BaseEvent } from '@adonisjs/core/events'

/** Something happened to a parcel. Told after the commit, maybe more than once: listeners act once. */
export default class ShipmentUpdated extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
