import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { mailWaybill } from '#shipping/documents/mails/waybill_mailing'

/** Dispatched once the courier has booked a shipment. Safe to run twice: it is written once. */
export default class SendWaybillJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'shipping.send_waybill',
    maxRetries: 8,
  }

  async execute() {
    await mailWaybill(this.payload.shipmentId)
  }

  async failed(error: Error) {
    const { shipmentId } = this.payload
    logger.error({ err: error, shipmentId }, 'A waybill could not be mailed to its sender')
  }
}
