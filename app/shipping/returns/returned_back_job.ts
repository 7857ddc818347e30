import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { tellWhenBack } from '#shipping/returns/returned_back'

/** Dispatched when a return is delivered, and by the sweep. Safe to run twice. */
export default class ReturnedBackJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'shipping.returned_back',
    maxRetries: 8,
    removeOnComplete: true,
  }

  async execute() {
    await tellWhenBack(this.payload.shipmentId)
  }

  async failed(error: Error) {
    const { shipmentId } = this.payload
    logger.error({ err: error, shipmentId }, 'A sender could not be told of a return')
  }
}
