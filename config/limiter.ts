import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters } from '@adonisjs/limiter/types'
import { hasRedis } from '#config/redis'
import { redisLimits } from '#shared/scale/redis/redis_limiter'

const inRedis = {
  redis: redisLimits({ isCountedHere: true }),
  guesses: redisLimits({ isCountedHere: false }),
}

// Tests use memory: a limiter keeps its first connection, which ends with the test's transaction.
const fallbackStore = app.inTest ? 'memory' : 'database'

/** Limits guesses of passwords and secret links. While Redis is down, it refuses every guess. */
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
