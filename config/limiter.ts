import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters } from '@adonisjs/limiter/types'
import { hasRedis } from '#config/redis'
import { redisLimits } from '#shared/scale/redis/redis_limiter'

const inRedis = {
  redis: redisLimits({ isCountedHere: true }),
  guesses: redisLimits({ isCountedHere: false }),
}

// In a test without Redis: a limiter keeps the connection it began with, and a test's own transaction ends with the test.
const fallbackStore = app.inTest ? 'memory' : 'database'

/** Counts tries of passwords and links. While Redis is away there are none, for each process would allow them all anew. */
export const GUESS_LIMITER: keyof typeof stored = hasRedis ? 'guesses' : fallbackStore

const stored = {
  database: stores.database({ tableName: 'rate_limits' }),
  memory: stores.memory({}),
  ...(hasRedis ? inRedis : ({} as typeof inRedis)),
}

const limiterConfig = defineConfig({ default: hasRedis ? 'redis' : fallbackStore, stores: stored })

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
