import logger from '@adonisjs/core/services/logger'
import type { Adapter, JobData } from '@adonisjs/queue/types'
import { isRedisGone } from '#shared/redis/redis_gone'

/** Rows that were left behind are looked for no more often, whatever there is to do in Redis. */
const LOOKED_FOR_MS = 1_000

const QUEUE = 'default'

/**
 * A queue in Redis, with rows of the database behind it: what Redis does not take waits there, and workers take from
 * both. So nothing that was asked for is lost with Redis away, and what waited before there was one is done as well.
 * The clock stays with the rows, which outlive a Redis that was emptied.
 */
export class RedisFirst implements Adapter {
  readonly #redis: Adapter
  readonly #rows: Adapter
  /** Of which of the two this worker has a job. */
  readonly #taken = new Map<string, Adapter>()
  #noRowsAt = 0

  constructor(redis: Adapter, rows: Adapter) {
    this.#redis = redis
    this.#rows = rows
  }

  setWorkerId(id: string) {
    this.#redis.setWorkerId(id)
    this.#rows.setWorkerId(id)
  }

  async popFrom(queue: string) {
    return (await this.#popRow(queue)) ?? this.#popRedis(queue)
  }

  async #popRow(queue: string) {
    if (Date.now() - this.#noRowsAt < LOOKED_FOR_MS) return null
    const job = await this.#rows.popFrom(queue)
    if (job) this.#taken.set(job.id, this.#rows)
    else this.#noRowsAt = Date.now()
    return job
  }

  async #popRedis(queue: string) {
    const job = await whileAway(null, () => this.#redis.popFrom(queue))
    if (job) this.#taken.set(job.id, this.#redis)
    return job
  }

  async completeJob(...given: Parameters<Adapter['completeJob']>) {
    await this.#giveBack(given[0]).completeJob(...given)
  }

  async failJob(...given: Parameters<Adapter['failJob']>) {
    await this.#giveBack(given[0]).failJob(...given)
  }

  async retryJob(...given: Parameters<Adapter['retryJob']>) {
    await this.#giveBack(given[0]).retryJob(...given)
  }

  /** Whatever happens to it now, this worker is done with it. */
  #giveBack(id: string): Adapter {
    const adapter = this.#taken.get(id) ?? this.#redis
    this.#taken.delete(id)
    return adapter
  }

  async renewJobs(queue: string, ids: string[]) {
    const inRows = ids.filter((id) => this.#taken.get(id) === this.#rows)
    const inRedis = ids.filter((id) => !inRows.includes(id))
    const renewed = await Promise.all([
      this.#rows.renewJobs(queue, inRows),
      whileAway(0, () => this.#redis.renewJobs(queue, inRedis)),
    ])
    return sum(renewed)
  }

  async recoverStalledJobs(queue: string, thresholdMs: number, most: number) {
    const recovered = await Promise.all([
      this.#rows.recoverStalledJobs(queue, thresholdMs, most),
      whileAway(0, () => this.#redis.recoverStalledJobs(queue, thresholdMs, most)),
    ])
    return sum(recovered)
  }

  async getJob(id: string, queue: string) {
    const inRows = await this.#rows.getJob(id, queue)
    return inRows ?? this.#redis.getJob(id, queue)
  }

  async sizeOf(queue: string) {
    return sum(await Promise.all([this.#rows.sizeOf(queue), this.#redis.sizeOf(queue)]))
  }

  pushOn(queue: string, job: JobData) {
    return this.#push((adapter) => adapter.pushOn(queue, job))
  }

  pushLaterOn(queue: string, job: JobData, delay: number) {
    return this.#push((adapter) => adapter.pushLaterOn(queue, job, delay))
  }

  pushManyOn(queue: string, jobs: JobData[]) {
    return this.#push((adapter) => adapter.pushManyOn(queue, jobs))
  }

  /** One that Redis took without being able to say so runs twice, as every job may. */
  async #push<Pushed>(push: (adapter: Adapter) => Promise<Pushed>): Promise<Pushed> {
    try {
      return await push(this.#redis)
    } catch (error) {
      if (!isRedisGone(error)) throw error
      logger.debug({ err: error }, 'A job waits in the database, because Redis is away')
      return await push(this.#rows)
    }
  }

  pop = () => this.popFrom(QUEUE)
  size = () => this.sizeOf(QUEUE)
  push = (job: JobData) => this.pushOn(QUEUE, job)
  pushLater = (job: JobData, delay: number) => this.pushLaterOn(QUEUE, job, delay)
  pushMany = (jobs: JobData[]) => this.pushManyOn(QUEUE, jobs)

  upsertSchedule: Adapter['upsertSchedule'] = (schedule) => this.#rows.upsertSchedule(schedule)
  createSchedule: Adapter['createSchedule'] = (schedule) => this.#rows.upsertSchedule(schedule)
  getSchedule: Adapter['getSchedule'] = (id) => this.#rows.getSchedule(id)
  listSchedules: Adapter['listSchedules'] = (options) => this.#rows.listSchedules(options)
  updateSchedule: Adapter['updateSchedule'] = (id, change) => this.#rows.updateSchedule(id, change)
  deleteSchedule: Adapter['deleteSchedule'] = (id) => this.#rows.deleteSchedule(id)
  claimDueSchedule: Adapter['claimDueSchedule'] = () => this.#rows.claimDueSchedule()

  async destroy() {
    await Promise.all([this.#redis.destroy(), this.#rows.destroy()])
  }
}

async function whileAway<T>(instead: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isRedisGone(error)) throw error
    return instead
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
