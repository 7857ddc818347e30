import { BaseJob } from '#shared/queue/job'
import {
  cancelWaybill,
  recordUnansweredCancellation,
} from '#shipping/carriers/waybill_cancellations'

/** Dispatched after a void has committed, and again by the sweep. Safe to run twice. */
export default class VoidWithCourierJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.void_with_courier', maxRetries: 5 }

  async execute() {
    await cancelWaybill(this.payload.shipmentId)
  }

  /** The row stays open: staff see it on their first page, and the sweep asks again. */
  async failed(error: Error) {
    await super.failed(error)
    await recordUnansweredCancellation(this.payload.shipmentId)
  }
}
