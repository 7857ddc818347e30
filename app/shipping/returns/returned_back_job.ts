import { BaseJob } from '#shared/queue/job'
import { tellWhenBack } from '#shipping/returns/returned_back'

/** Dispatched when a return is delivered, and by the sweep. Safe to run twice. */
export default class ReturnedBackJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.returned_back', maxRetries: 8 }

  async execute() {
    await tellWhenBack(this.payload.shipmentId)
  }
}
