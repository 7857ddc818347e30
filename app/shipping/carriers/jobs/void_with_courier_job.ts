import { BaseJob } from '#shared/queue/job'
import { giveWaybillBack, noteNoAnswer } from '#shipping/carriers/waybill_returns'

/** Dispatched after a void has committed, and again by the sweep. Safe to run twice. */
export default class VoidWithCourierJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.void_with_courier', maxRetries: 5 }

  async execute() {
    await giveWaybillBack(this.payload.shipmentId)
  }

  /** The row stays open: staff see it on their first page, and the sweep asks again. */
  async failed(error: Error) {
    await super.failed(error)
    await noteNoAnswer(this.payload.shipmentId)
  }
}
