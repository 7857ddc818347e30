import { configProvider } from '@adonisjs/core'
import string from '@adonisjs/core/helpers/string'
import RateLimiterBridge from '@adonisjs/limiter/stores/bridge'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'

const PREFIX = 'limit'

interface Outage {
  /** While Redis is away this process counts for itself; otherwise what is limited is refused then. */
  isCountedHere: boolean
}

/** Limits that all processes count together. The library's own knows no answer to a Redis that is away. */
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

  /** Only the limits: sessions lie beside them. */
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
