import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { keepPartitions } from '#admin/partitions/keeping'

/** Scheduled, at night. Safe to run twice and at once; rows find their place also where it has not run for months. */
export default class KeepPartitionsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'admin.keep_partitions',
    maxRetries: 3,
    removeOnComplete: true,
  }

  async execute() {
    await keepPartitions()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'Partitions could not be made, or not be moved into the archive')
  }
}
