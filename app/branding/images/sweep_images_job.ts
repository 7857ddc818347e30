import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { sweepImages } from '#branding/images/image_sweep'

/** Scheduled. Safe to run twice. */
export default class SweepImagesJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'branding.sweep_images',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    const swept = await sweepImages()
    if (Object.values(swept).some(Boolean)) logger.info(swept, 'Swept the images')
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the images failed')
  }
}
