import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

/** The queue's score of a job is its priority times this, plus its due time in milliseconds. */
export const SCORE_OF_A_PRIORITY = 10_000_000_000_000

export interface QueuedJobs {
  job: string
  waiting: number
  running: number
  later: number
  /** How many seconds the oldest due job has waited; 0 if no job is due. */
  oldestSeconds: number
}

/** Reads only the start of `data`, where the job's name is: the rest may be a long e-mail. */
const ROWS = `
with jobs as (
  select substring(left(data, 400) from '"name":"([^"]+)"') as job, status, case status
    when 'pending' then score::bigint % ${SCORE_OF_A_PRIORITY} when 'delayed' then execute_at end as due
  from queue_jobs where status in ('pending', 'active', 'delayed')
)
select job, (count(*) filter (where status = 'pending'))::int as waiting,
  (count(*) filter (where status = 'active'))::int as running,
  (count(*) filter (where status = 'delayed'))::int as later,
  greatest(0, coalesce(extract(epoch from now()) - min(due) / 1000.0, 0)) as "oldestSeconds"
from jobs group by job order by "oldestSeconds" desc, job`

export function readQueuedJobs(): Promise<QueuedJobs[]> {
  return queryRows<QueuedJobs>(db, ROWS)
}

export interface ScheduledJob {
  job: string
  lastRunAt: Date | null
  nextRunAt: Date | null
  outcome: string | null
  endedAt: Date | null
}

export function readScheduledJobs(): Promise<ScheduledJob[]> {
  return queryRows<ScheduledJob>(
    db,
    `select s.name as job, s.last_run_at as "lastRunAt", s.next_run_at as "nextRunAt",
       t.outcome, t.last_at as "endedAt"
     from queue_schedules s left join lateral (
       select outcome, last_at from tallies where kind = 'job' and name = s.name
       order by last_at desc nulls last limit 1
     ) t on true
     where s.status = 'active' order by s.name`
  )
}
