import db from '@adonisjs/lucid/services/db'
import { processId } from '#shared/queue/job_queue'

/** A courier or bank may still be carrying out a call of the job, so it does not begin at once. */
const PAUSE_MS = 30_000

/**
 * Gives the unfinished jobs of this stopping process to other workers. It counts neither as a try nor as
 * a crash.
 */
export function handBackJobs() {
  return db
    .from('queue_jobs')
    .where({ worker_id: processId, status: 'active' })
    .update({
      status: 'delayed',
      worker_id: null,
      acquired_at: null,
      score: null,
      execute_at: Date.now() + PAUSE_MS,
    })
}
