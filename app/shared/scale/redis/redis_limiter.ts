import { configProvider } from '@adonisjs/core'
import string from '@adonisjs/core/helpers/string'
import RateLimiterBridge from '@adonisjs/limiter/stores/bridge'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'

const PREFIX = 'limit'

interface Outage {
  /** Whether this process counts alone while Redis is unavailable, instead of refusing. */
  isCountedHere: boolean
}

/** Limits shared by all processes. AdonisJS's Redis store has no fallback for an outage. */
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

  /** Deletes the limits only, because sessions are in the same database. */
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
