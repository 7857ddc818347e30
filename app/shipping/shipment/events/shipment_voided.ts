import { BaseEvent } from '@adonisjs/core/events'

/** Dispatched after the commit. A sweep starts the listeners' work again if a crash lost it. */
export default class ShipmentVoided extends BaseEvent {
  constructor(readonly shipmentId: number) {
    super()
  }
}
