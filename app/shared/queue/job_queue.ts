import { randomUUID } from 'node:crypto'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import type { AcquiredJob, Adapter } from '@boringnode/queue/contracts/adapter'
import type { JobData } from '@boringnode/queue/types'
import type { Knex } from 'knex'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { loggableMessage } from '#shared/errors/loggable_error'
import {
  COMPLETE_JOB,
  FAIL_JOB,
  HAS_STALLED_JOB,
  SAVE_GIVEN_UP_JOBS,
} from '#shared/queue/failed_jobs'
import { jobNamed } from '#shared/queue/job'
import { isPermanentFailure } from '#shared/queue/permanent_failure'
import { SCORE_OF_A_PRIORITY } from '#shared/queue/queue_state'
import { jobSignal } from '#shared/queue/work_signal'

const DEFAULT_PRIORITY = 5

const MAKE_DELAYED_PENDING = `
update queue_jobs set status = 'pending', execute_at = null,
  score = coalesce((data::jsonb ->> 'priority')::bigint, ${DEFAULT_PRIORITY}) * ${SCORE_OF_A_PRIORITY} + :now::bigint
where queue = :queue and status = 'delayed' and execute_at <= :now::bigint`

const TAKE = `
with due as materialized (
  select id from queue_jobs where queue = :queue and status = 'pending'
  order by score limit :limit for update skip locked
), taken as (
  update queue_jobs job set status = 'active', worker_id = :worker, acquired_at = :now::bigint
  from due where job.id = due.id and job.queue = :queue returning job.data
)
select coalesce((select json_agg(data::json) from taken), '[]') as jobs,
  (select min(execute_at)::float8 from queue_jobs where queue = :queue and status = 'delayed') as "delayedUntil",
  ${nextRunOf('every_ms')} as "repeatedAt", ${nextRunOf('cron_expression')} as "cronAt"`

function nextRunOf(kind: string) {
  return `(select extract(epoch from min(next_run_at))::float8 * 1000 from queue_schedules
    where status = 'active' and ${kind} is not null)`
}

/** Runs at multiples of the period, so that schedules which are due together take one look. */
const CLAIM_REPEATED = `
update queue_schedules set last_run_at = to_timestamp(:now::float8 / 1000), run_count = run_count + 1,
  next_run_at = to_timestamp((floor(:now::float8 / every_ms) + 1) * every_ms / 1000)
where id in (
  select id from queue_schedules
  where status = 'active' and every_ms is not null and next_run_at <= to_timestamp(:now::float8 / 1000)
  for update skip locked
) returning name, payload`

type Due = { name: string; payload: string }

type Look = Record<'delayedUntil' | 'repeatedAt' | 'cronAt', number | null> & { jobs: JobData[] }

/** What is due already was just taken, or another process is taking it. */
const PAUSE_MS = 50

/** The workers of a process take their jobs under this id. */
export const processId = randomUUID()

/**
 * The queue asks the database only if `signal` says that there may be work. Records jobs that
 * failed for good or lost their worker; a later success settles them.
 */
export class JobQueue extends KnexAdapter {
  readonly #connection: Knex
  #askers = 0
  #looking: Promise<AcquiredJob[]> | null = null
  #delayedUntil = 0
  #repeatedAt = 0
  #cronAt = 0
  #dispatching: Promise<void> | null = null
  #recoveredAt = 0

  constructor(
    connection: Knex,
    private readonly signal = jobSignal
  ) {
    super({ connection })
    this.#connection = connection
  }

  override setWorkerId() {
    super.setWorkerId(processId)
  }

  /** Workers that wake at the same moment share a look. */
  override async popFrom(queue: string) {
    this.#askers++
    this.#looking ??= Promise.resolve().then(() => this.#takeJobs(queue))
    const jobs = await this.#looking
    return jobs.shift() ?? null
  }

  async #takeJobs(queue: string): Promise<AcquiredJob[]> {
    const limit = this.#askers
    this.#askers = 0
    this.#looking = null
    if (!this.signal.isDue) return []
    this.signal.beginLook()
    const now = Date.now()
    try {
      if (this.#delayedUntil <= now)
        await this.#connection.raw(MAKE_DELAYED_PENDING, { queue, now })
      const bindings = { queue, limit, now, worker: processId }
      const { rows } = await this.#connection.raw<{ rows: [Look] }>(TAKE, bindings)
      const [{ jobs, ...next }] = rows
      this.#delayedUntil = next.delayedUntil ?? Infinity
      this.#repeatedAt = next.repeatedAt ?? Infinity
      this.#cronAt = next.cronAt ?? Infinity
      const isFull = jobs.length === limit
      const dueAt = Math.min(this.#delayedUntil, this.#repeatedAt, this.#cronAt)
      this.signal.lookBy(isFull ? 0 : Math.max(dueAt, now + PAUSE_MS))
      return jobs.map((job) => ({ ...job, acquiredAt: now }))
    } catch (error) {
      this.signal.lookBy(0)
      throw error
    }
  }

  /** Dispatches what is due of the schedules that repeat, and leaves the others to the worker. */
  override async claimDueSchedule() {
    const now = Date.now()
    if (this.#repeatedAt <= now) await (this.#dispatching ??= this.#dispatchRepeated(now))
    if (now < this.#cronAt) return null
    const schedule = await super.claimDueSchedule()
    if (!schedule) this.#cronAt = Infinity
    return schedule
  }

  async #dispatchRepeated(now: number) {
    try {
      const { rows } = await this.#connection.raw<{ rows: Due[] }>(CLAIM_REPEATED, { now })
      await this.pushManyOn('default', rows.map(toJobData))
      this.#repeatedAt = Infinity
    } finally {
      this.#dispatching = null
    }
  }

  override async pushOn(...args: Parameters<Adapter['pushOn']>) {
    const result = await super.pushOn(...args)
    this.signal.send()
    return result
  }

  override async pushLaterOn(...args: Parameters<Adapter['pushLaterOn']>) {
    const result = await super.pushLaterOn(...args)
    this.signal.send()
    return result
  }

  override async pushManyOn(...args: Parameters<Adapter['pushManyOn']>) {
    await super.pushManyOn(...args)
    this.signal.send()
  }

  override async completeJob(id: string, queue: string) {
    await this.#connection.raw(COMPLETE_JOB, { id, queue })
  }

  override async failJob(id: string, queue: string, failure?: Error) {
    const error = failure ? loggableMessage(failure) : 'The job failed without a message'
    const waitsForStaff = isPermanentFailure(failure)
    await this.#connection.raw(FAIL_JOB, { id, queue, error, waitsForStaff })
  }

  override async retryJob(...args: Parameters<Adapter['retryJob']>) {
    await super.retryJob(...args)
    this.signal.lookBy(0)
  }

  override async recoverStalledJobs(queue: string, thresholdMs: number, most: number) {
    const before = Date.now() - thresholdMs
    if (this.#recoveredAt > before) return 0
    this.#recoveredAt = Date.now()
    const stalled = { queue, before }
    const { rows } = await this.#connection.raw<{ rows: unknown[] }>(HAS_STALLED_JOB, stalled)
    if (rows.length === 0) return 0
    // The job itself may have crashed its worker, so staff decide whether to run it again.
    const error = 'The worker stopped several times while running this job'
    const bindings = { ...stalled, most, error, waitsForStaff: true }
    await this.#connection.raw(SAVE_GIVEN_UP_JOBS, bindings)
    const recovered = await super.recoverStalledJobs(queue, thresholdMs, most)
    this.signal.send()
    return recovered
  }
}

function toJobData({ name, payload }: Due): JobData {
  const { priority } = jobNamed(name).options
  return { id: randomUUID(), name, payload: JSON.parse(payload), attempts: 0, priority }
}

/** Pass it to `Job.dispatch(…).with(…)`: the job commits or rolls back with the transaction. */
export function createTransactionQueue(trx: TransactionClientContract) {
  jobSignal.sendAfterCommit(trx)
  return () => new KnexAdapter({ connection: trx.knexClient })
}
