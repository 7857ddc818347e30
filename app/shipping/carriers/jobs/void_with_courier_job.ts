import { BaseJob } from '#shared/queue/job'
import {
  cancelWaybill,
  recordUnansweredCancellation,
} from '#shipping/carriers/waybill_cancellations'

/** Dispatched after a void commits, and by the sweep. Idempotent. */
export default class VoidWithCourierJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.void_with_courier', maxRetries: 5 }

  async execute() {
    await cancelWaybill(this.payload.shipmentId)
  }

  /** The row stays open: staff see it on their start page, and the sweep retries. */
  async failed(error: Error) {
    await super.failed(error)
    await recordUnansweredCancellation(this.payload.shipmentId)
  }
}
