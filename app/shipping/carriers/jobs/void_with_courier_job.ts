import { BaseJob } from '#shared/queue/job'
import {
  cancelWaybill,
  recordUnansweredCancellation,
} from '#shipping/carriers/waybill_cancellations'

/** A void dispatches this job after the commit, and the sweep if it was lost. Idempotent. */
export default class VoidWithCourierJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.void_with_courier', maxRetries: 5 }

  async execute() {
    await cancelWaybill(this.payload.shipmentId)
  }

  /** Staff see the waybill as not cancelled on their start page, and the sweep retries. */
  async failed(error: Error) {
    await super.failed(error)
    await recordUnansweredCancellation(this.payload.shipmentId)
  }
}
