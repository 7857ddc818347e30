import { configProvider } from '@adonisjs/core'
import string from '@adonisjs/core/helpers/string'
import RateLimiterBridge from '@adonisjs/limiter/stores/bridge'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'

const PREFIX = 'limit'

interface Outage {
  /** While Redis is unavailable: true counts in this process, false refuses every call. */
  isCountedHere: boolean
}

/** Shares limits among all processes. AdonisJS's own Redis store cannot survive an outage. */
class RedisLimiter extends RateLimiterBridge {
  readonly #redis: Redis

  get name() {
    return 'redis'
  }

  constructor(redis: Redis, limit: LimiterConsumptionOptions, { isCountedHere }: Outage) {
    const { requests: points, blockDuration } = limit
    const duration = string.seconds.parse(limit.duration)
    const block = blockDuration ? { blockDuration: string.seconds.parse(blockDuration) } : {}
    super(
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: PREFIX,
        points,
        duration,
        ...block,
        rejectIfRedisNotReady: isCountedHere,
        insuranceLimiter: isCountedHere ? new RateLimiterMemory({ points, duration }) : undefined,
      })
    )
    this.#redis = redis
  }

  /** Deletes only the limits, because sessions are in the same Redis database. */
  async clear() {
    this.deleteInMemoryBlockedKeys()
    for await (const keys of this.#redis.scanStream({ match: `${PREFIX}:*`, count: 1000 })) {
      if (keys.length > 0) await this.#redis.del(...keys)
    }
  }
}

export function redisLimits(outage: Outage) {
  return configProvider.create(async (app) => {
    const redis = await app.container.make('redis')
    const { ioConnection } = redis.connection('main')
    return (limit: LimiterConsumptionOptions) => new RedisLimiter(ioConnection, limit, outage)
  })
}
