import type { Job } from '@adonisjs/queue'

/** What the worker does with a job, here and now. */
export async function runJob<Payload>(type: new () => Job<Payload>, payload: Payload) {
  const job = new type()
  Object.defineProperty(job, 'payload', { value: payload })
  await job.execute()
}
