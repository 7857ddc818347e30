import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { giveWaybillBack, noteNoAnswer } from '#shipping/carriers/waybill_returns'

/** Dispatched after a void has committed, and again by the sweep. Safe to run twice. */
export default class VoidWithCourierJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'shipping.void_with_courier',
    maxRetries: 5,
  }

  async execute() {
    await giveWaybillBack(this.payload.shipmentId)
  }

  /** The row stays open: staff see it on their first page, and the sweep asks again. */
  async failed(error: Error) {
    const { shipmentId } = this.payload
    logger.error({ err: error, shipmentId }, 'A waybill could not be given back to its courier')
    await noteNoAnswer(shipmentId)
  }
}
