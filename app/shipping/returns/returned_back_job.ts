import { BaseJob } from '#shared/queue/job'
import { notifyReturnArrived } from '#shipping/returns/return_arrival'

/** Dispatched when a return is delivered, and by the sweep. Safe to run twice. */
export default class ReturnedBackJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.returned_back', maxRetries: 8 }

  async execute() {
    await notifyReturnArrived(this.payload.shipmentId)
  }
}
