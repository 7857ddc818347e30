import db from '@adonisjs/lucid/services/db'

/** A courier or bank may still be carrying out a call of the job, so it does not begin at once. */
const PAUSE_MS = 30_000

/**
 * Gives the unfinished jobs of a stopping worker to other workers. It counts neither as a try nor as
 * a crash.
 */
export function handBackJobs(workerId: string) {
  return db
    .from('queue_jobs')
    .where({ worker_id: workerId, status: 'active' })
    .update({
      status: 'delayed',
      worker_id: null,
      acquired_at: null,
      score: null,
      execute_at: Date.now() + PAUSE_MS,
    })
}
