import { randomUUID } from 'node:crypto'
import { type Job, Locator } from '@adonisjs/queue'
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

const PRIORITY = 5

/**
 * Inserts a job due for `minutes` in the test's transaction; the queue itself writes outside it.
 */
export async function waitingJob(given: { name: string; minutes: number; payload?: object }) {
  const { name, minutes, payload = {} } = given
  const [id, since] = [randomUUID(), Date.now() - minutes * 60_000]
  const data = JSON.stringify({ id, name, payload, attempts: 0 })
  const score = PRIORITY * 10 ** 13 + since
  await db.table('queue_jobs').insert({ id, queue: 'default', status: 'pending', data, score })
}
