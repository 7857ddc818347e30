import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { notifyReceiver } from '#branding/notifications/notifying'

/** Dispatched when something happened to a parcel, and by the sweep. Safe to run twice. */
export default class NotifyReceiverJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'branding.notify_receiver',
    maxRetries: 3,
    removeOnComplete: true,
  }

  async execute() {
    await notifyReceiver(this.payload.shipmentId)
  }

  async failed(error: Error) {
    const { shipmentId } = this.payload
    logger.error({ err: error, shipmentId }, 'A receiver could not be told of a parcel')
  }
}
