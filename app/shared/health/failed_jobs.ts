import type { Adapter } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { loggableMessage } from '#shared/errors/loggable_error'

/** The columns are that wide. */
const LONGEST_ERROR = 500

const KEEP = `
insert into failed_jobs as kept (name, payload, error)
select data::jsonb ->> 'name', coalesce(data::jsonb -> 'payload', '{}'), :error
from queue_jobs where queue = :queue and status = 'active' and id = any (:ids)
on conflict (name, md5(payload::text)) where settled_at is null
do update set times = kept.times + 1, failed_at = now(), error = excluded.error`

const SETTLE = `
update failed_jobs set settled_at = now()
from queue_jobs as done
where done.id = :id and done.queue = :queue and settled_at is null
  and failed_jobs.name = done.data::jsonb ->> 'name'
  and md5(payload::text) = md5((done.data::jsonb -> 'payload')::text)`

const STALLED = `
select id from queue_jobs where queue = :queue and status = 'active' and acquired_at < :before
  and coalesce((data::jsonb ->> 'stalledCount')::int, 0) >= :most`

/**
 * The adapter, which remembers what it gives up: a job that has failed for good, and one under which
 * its worker has died too often. The same job, done later, settles it.
 */
export function rememberingFailures(adapter: Adapter): Adapter {
  const { completeJob, failJob, recoverStalledJobs } = adapter
  adapter.completeJob = async (id, queue, retention) => {
    await db.rawQuery(SETTLE, { id, queue })
    await completeJob.call(adapter, id, queue, retention)
  }
  adapter.failJob = async (id, queue, error, retention) => {
    await keep(queue, [id], error ? loggableMessage(error) : 'It failed without a word')
    await failJob.call(adapter, id, queue, error, retention)
  }
  adapter.recoverStalledJobs = async (queue, thresholdMs, most) => {
    const before = Date.now() - thresholdMs
    const { rows } = await db.rawQuery<{ rows: { id: string }[] }>(STALLED, { queue, before, most })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await keep(queue, ids, 'Its worker ended in the middle of it, again and again')
    return recoverStalledJobs.call(adapter, queue, thresholdMs, most)
  }
  return adapter
}

async function keep(queue: string, ids: string[], error: string) {
  await db.rawQuery(KEEP, { queue, ids, error: error.slice(0, LONGEST_ERROR) })
}
