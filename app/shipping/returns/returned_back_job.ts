import { BaseJob } from '#shared/queue/job'
import { notifyReturnArrived } from '#shipping/returns/return_arrival'

/** Dispatched on delivery of a return and by the sweep. Idempotent. */
export default class ReturnedBackJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.returned_back', maxRetries: 8 }

  async execute() {
    await notifyReturnArrived(this.payload.shipmentId)
  }
}
