import app from '@adonisjs/core/services/app'
import type { Redis } from 'ioredis'
import { hasRedis } from '#config/redis'
import type { Stalled, Work } from '#shared/queue/failed_jobs'
import { isRedisGone } from '#shared/redis/redis_gone'

/** How the queue's adapter names what it keeps. */
const KEYS = (queue: string) => {
  const key = (what: string) => `jobs::${queue}::${what}`
  return { data: key('data'), overlay: key('metadata'), active: key('active') }
}
const DEFAULT = 'jobs::default::'

/** Jobs are long, and only their names are wanted of many: these are read where they lie. */
const NAMES = `
local names = {}
for i, id in ipairs(ARGV) do
  local data = redis.call('HGET', KEYS[1], id)
  names[i] = data and cjson.decode(data).name or ''
end
return names`

const AT_ONCE = 1_000

/** What of a job's order is its priority; the rest is when it became due. */
export const ORDER_OF_A_PRIORITY = 10_000_000_000_000

export interface RedisJob {
  job: string
  state: 'waiting' | 'running' | 'later'
  /** In milliseconds since 1970; null while it runs. */
  due: number | null
}

/** Nothing without a Redis, or while it is away: jobs wait in rows then. */
async function ofRedis<T>(ask: (redis: Redis) => Promise<T[]>): Promise<T[]> {
  if (!hasRedis) return []
  const redis = await app.container.make('redis')
  try {
    return await ask(redis.connection('main').ioConnection)
  } catch (error) {
    if (!isRedisGone(error)) throw error
    return []
  }
}

/** Calls `each` with every job that stands in the queue, some at a time. */
export function redisJobs(): Promise<RedisJob[]> {
  return ofRedis(async (redis) => {
    const [waiting, later, running] = await Promise.all([
      scored(redis, 'pending', (score) => score % ORDER_OF_A_PRIORITY),
      scored(redis, 'delayed', (score) => score),
      redis.hkeys(`${DEFAULT}active`),
    ])
    return named(redis, [
      ...waiting.map((one) => ({ ...one, state: 'waiting' as const })),
      ...later.map((one) => ({ ...one, state: 'later' as const })),
      ...running.map((id) => ({ id, due: null, state: 'running' as const })),
    ])
  })
}

async function scored(redis: Redis, set: string, dueOf: (score: number) => number) {
  const flat = await redis.zrange(`${DEFAULT}${set}`, 0, -1, 'WITHSCORES')
  const pairs = Array.from({ length: flat.length / 2 }, (_, at) => flat.slice(2 * at, 2 * at + 2))
  return pairs.map(([id = '', score]) => ({ id, due: dueOf(Number(score)) }))
}

async function named(redis: Redis, jobs: (Omit<RedisJob, 'job'> & { id: string })[]) {
  const found: RedisJob[] = []
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    const some = jobs.slice(from, from + AT_ONCE)
    const ids = some.map(({ id }) => id)
    const names = (await redis.eval(NAMES, 1, `${DEFAULT}data`, ...ids)) as string[]
    // One that was done meanwhile has no name any more.
    some.forEach(({ state, due }, at) => {
      if (names[at]) found.push({ job: names[at], state, due })
    })
  }
  return found
}

/** Which of them the queue is about to give up. */
export function redisGivenUp({ queue, before, most }: Stalled): Promise<Work[]> {
  return ofRedis(async (redis) => {
    const { data, overlay, active } = KEYS(queue)
    const begun = Object.entries(await redis.hgetall(active))
    const ids = begun.flatMap(([id, text]) => (acquiredAt(text) < before ? id : []))
    if (ids.length === 0) return []
    const [jobs, overlays] = await Promise.all([
      redis.hmget(data, ...ids),
      redis.hmget(overlay, ...ids),
    ])
    return jobs.flatMap((text, at) => {
      if (!text) return []
      const job = { ...JSON.parse(text), ...JSON.parse(overlays[at] ?? '{}') }
      return (job.stalledCount ?? 0) >= most ? { name: job.name, payload: job.payload } : []
    })
  })
}

function acquiredAt(text: string): number {
  return (JSON.parse(text) as { acquiredAt: number }).acquiredAt
}
