const MAX_ERROR_LENGTH = 500

/** Takes rows called `gone` with the data of jobs that will not run again. */
const SAVE_FAILURES = `
insert into failed_jobs as kept (name, payload, error, waits_for_staff)
select job ->> 'name', coalesce(job -> 'payload', '{}'), left(:error, ${MAX_ERROR_LENGTH}), :waitsForStaff
from gone
on conflict (name, md5(payload::text)) where settled_at is null
do update set times = kept.times + 1, failed_at = now(), error = excluded.error,
  waits_for_staff = excluded.waits_for_staff`

const IS_OURS = `id = :id and queue = :queue and status = 'active'`

/** Ends a job that failed for good, and lists it for staff. */
export const FAIL_JOB = `
with gone as (delete from queue_jobs where ${IS_OURS} returning data::jsonb as job)
${SAVE_FAILURES}`

/** Ends a job, which settles its earlier failures. */
export const COMPLETE_JOB = `
with done as (delete from queue_jobs where ${IS_OURS} returning data::jsonb as job)
update failed_jobs set settled_at = now() from done
where settled_at is null and name = job ->> 'name'
  and md5(payload::text) = md5(coalesce(job -> 'payload', '{}')::text)`

const IS_STALLED = `queue = :queue and status = 'active' and acquired_at < :before`

export const HAS_STALLED_JOB = `select 1 from queue_jobs where ${IS_STALLED} limit 1`

/** Lists jobs that the queue gives up because their workers stopped `most` times. */
export const SAVE_GIVEN_UP_JOBS = `
with gone as (
  select data::jsonb as job from queue_jobs
  where ${IS_STALLED} and coalesce((data::jsonb ->> 'stalledCount')::int, 0) >= :most
)
${SAVE_FAILURES}`
