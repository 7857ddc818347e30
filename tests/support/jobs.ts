import { randomUUID } from 'node:crypto'
import { type Job, Locator } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'

/** What the worker does with a job, here and now. */
export async function runJob<Payload>(type: new () => Job<Payload>, payload: Payload) {
  const job = new type()
  Object.defineProperty(job, 'payload', { value: payload })
  await job.execute()
}

/** The same with what runs by the clock. */
export async function runSweep(name: string) {
  await new (Locator.getOrThrow(name))().execute()
}

/** Of a priority that the queue gives to every job. */
const PRIORITY = 5

/** A job that has been due for so long. Inside the test's transaction, which the queue itself is not. */
export async function waitingJob(given: { name: string; minutes: number; payload?: object }) {
  const { name, minutes, payload = {} } = given
  const [id, since] = [randomUUID(), Date.now() - minutes * 60_000]
  const data = JSON.stringify({ id, name, payload, attempts: 0 })
  const score = PRIORITY * 10 ** 13 + since
  await db.table('queue_jobs').insert({ id, queue: 'default', status: 'pending', data, score })
}
