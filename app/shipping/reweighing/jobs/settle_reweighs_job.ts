import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { dispatchFound } from '#shared/queue/sweep_dispatch'
import { dueReweighs, settleDueReweigh } from '#shipping/reweighing/paying'
import TellOfReweighJob from '#shipping/reweighing/jobs/tell_of_reweigh_job'
import { untoldReweighs } from '#shipping/reweighing/reweigh_notices'

const BATCH = 100

/** Scheduled. Debits what is due, and tells what a crash has left untold. Safe to run twice. */
export default class SettleReweighsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.settle_reweighs',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    for (const id of await dueReweighs(BATCH)) {
      try {
        await settleDueReweigh(id)
        await TellOfReweighJob.dispatch({ id }).dedup({ id: String(id) })
      } catch (error) {
        // One that cannot be settled must not keep the others waiting.
        logger.error({ err: error, id }, 'A reweigh could not be settled')
      }
    }
    await dispatchFound(TellOfReweighJob, 'id', (left: number[]) => untoldReweighs(BATCH, left))
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the reweighs failed')
  }
}
