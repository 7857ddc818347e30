import { randomUUID } from 'node:crypto'
import { type Job, Locator, QueueManager } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'

/** Runs a job at once in this process, as the worker would. */
export async function runJob<Payload>(type: new () => Job<Payload>, payload: Payload) {
  const job = new type()
  Object.defineProperty(job, 'payload', { value: payload })
  await job.execute()
}

export async function runSweep(name: string) {
  await new (Locator.getOrThrow(name))().execute()
}

/** Returns the jobs that `work` dispatches, without running them. */
export async function collectDispatchedJobs(work: () => Promise<unknown>) {
  const queue = QueueManager.fake()
  try {
    await work()
    return queue.getPushedJobs().map(({ job }) => ({ name: job.name, ...job.payload }))
  } finally {
    QueueManager.restore()
  }
}

/** Runs a sweep, then each job that it dispatches. */
export async function runSweepAndJobs(name: string) {
  for (const { name: job, ...payload } of await collectDispatchedJobs(() => runSweep(name)))
    await runJob(Locator.getOrThrow(job), payload)
}

/** Records a job that has failed for the last time and waits for staff. */
export async function recordFailedJob(name: string, payload: object) {
  await db
    .table('failed_jobs')
    .insert({ name, payload: JSON.stringify(payload), error: 'It fails', waits_for_staff: true })
}

/** Makes updates of the rows that match fail, until the test's transaction ends. */
export async function breakRows(table: string, condition: string) {
  await db.rawQuery(`create or replace function break_row() returns trigger language plpgsql
    as $$ begin raise exception 'The row is broken'; end $$`)
  await db.rawQuery(`create trigger break_row before update on ${table}
    for each row when (${condition}) execute function break_row()`)
}

const PRIORITY = 5

/**
 * Inserts a job that has been due for `minutes`. The queue itself would write outside the test's
 * transaction.
 */
export async function insertWaitingJob(given: { name: string; minutes: number; payload?: object }) {
  const { name, minutes, payload = {} } = given
  const [id, since] = [randomUUID(), Date.now() - minutes * 60_000]
  const data = JSON.stringify({ id, name, payload, attempts: 0 })
  const score = PRIORITY * 10 ** 13 + since
  await db.table('queue_jobs').insert({ id, queue: 'default', status: 'pending', data, score })
}
