import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { tellOfReweigh } from '#shipping/reweighing/reweigh_notices'

/** Dispatched after what it tells of has committed, and again by the sweep. Safe to run twice. */
export default class TellOfReweighJob extends Job<{ id: number }> {
  static options: JobOptions = { name: 'shipping.tell_of_reweigh', maxRetries: 5 }

  async execute() {
    await tellOfReweigh(this.payload.id)
  }

  async failed(error: Error) {
    logger.error({ err: error, id: this.payload.id }, 'A customer was not told of a reweigh')
  }
}
