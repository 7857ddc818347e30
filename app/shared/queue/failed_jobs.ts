import type { Adapter } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { loggableMessage } from '#shared/errors/loggable_error'
import { isPermanentFailure } from '#shared/queue/permanent_failure'

const MAX_ERROR_LENGTH = 500

const INSERT_FAILURE = `
insert into failed_jobs as kept (name, payload, error, waits_for_staff)
values (:name, :payload::jsonb, :error, :waitsForStaff)
on conflict (name, md5(payload::text)) where settled_at is null
do update set times = kept.times + 1, failed_at = now(), error = excluded.error,
  waits_for_staff = excluded.waits_for_staff`

const SETTLE_FAILURE = `
update failed_jobs set settled_at = now()
where settled_at is null and name = :name and md5(payload::text) = md5((:payload::jsonb)::text)`

const GIVEN_UP = `
select data::jsonb ->> 'name' as name, coalesce(data::jsonb -> 'payload', '{}') as payload
from queue_jobs where queue = :queue and status = 'active' and acquired_at < :before
  and coalesce((data::jsonb ->> 'stalledCount')::int, 0) >= :most`

interface JobIdentity {
  name: string
  payload: unknown
}

/** Selects jobs that the queue will give up: taken before `before`, and stalled `most` times. */
interface StalledJobs {
  queue: string
  before: number
  most: number
}

/** Records jobs that failed for good or lost their worker. A later success settles them. */
export function recordFailedJobs(adapter: Adapter): Adapter {
  const { popFrom, completeJob, failJob, retryJob, recoverStalledJobs } = adapter
  const taken = new Map<string, JobIdentity>()
  adapter.popFrom = async (queue) => {
    const job = await popFrom.call(adapter, queue)
    if (job) taken.set(job.id, job)
    return job
  }
  adapter.completeJob = async (id, queue, retention) => {
    await write(SETTLE_FAILURE, pullJob(taken, id))
    await completeJob.call(adapter, id, queue, retention)
  }
  adapter.failJob = async (id, queue, error, retention) => {
    const message = error ? loggableMessage(error) : 'The job failed without a message'
    const waitsForStaff = isPermanentFailure(error)
    await saveFailure(pullJob(taken, id), { error: message, waitsForStaff })
    await failJob.call(adapter, id, queue, error, retention)
  }
  adapter.retryJob = async (id, queue, retryAt) => {
    taken.delete(id)
    await retryJob.call(adapter, id, queue, retryAt)
  }
  adapter.recoverStalledJobs = async (queue, thresholdMs, most) => {
    const stalled = { queue, before: Date.now() - thresholdMs, most }
    for (const work of await findGivenUpJobs(stalled)) {
      // The job itself may have crashed its worker, so staff decide whether to run it again.
      const error = 'The worker stopped several times while running this job'
      await saveFailure(work, { error, waitsForStaff: true })
    }
    return recoverStalledJobs.call(adapter, queue, thresholdMs, most)
  }
  return adapter
}

async function findGivenUpJobs(stalled: StalledJobs): Promise<JobIdentity[]> {
  const { rows } = await db.rawQuery<{ rows: JobIdentity[] }>(GIVEN_UP, { ...stalled })
  return rows
}

function pullJob(taken: Map<string, JobIdentity>, id: string): JobIdentity | undefined {
  const work = taken.get(id)
  taken.delete(id)
  return work
}

type Failure = { error: string; waitsForStaff: boolean }

async function saveFailure(work: JobIdentity | undefined, { error, waitsForStaff }: Failure) {
  await write(INSERT_FAILURE, work, { error: error.slice(0, MAX_ERROR_LENGTH), waitsForStaff })
}

async function write(
  statement: string,
  work: JobIdentity | undefined,
  more: Partial<Failure> = {}
) {
  if (!work) return
  const payload = JSON.stringify(work.payload ?? {})
  await db.rawQuery(statement, { name: work.name, payload, ...more })
}
