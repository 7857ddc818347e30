import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

/** Scheduled. Screens are right without it; they only read more. Safe to run twice, and at the same time. */
export default class FoldFiguresJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shared.fold_figures', removeOnComplete: true }

  async execute() {
    await db.rawQuery('select fold_figures()')
    await db.rawQuery('select fill_in_worths()')
    await db.rawQuery('select fold_margins()')
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'What the figures changed by could not be added to them')
  }
}
