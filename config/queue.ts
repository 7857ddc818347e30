import { configProvider } from '@adonisjs/core'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import { hasRedis } from '#config/redis'
import { rememberingFailures } from '#shared/queue/failed_jobs'
import { RedisFirst } from '#shared/queue/redis_first'

const inRows = drivers.database({ connectionName: 'postgres' })
const inRedis = drivers.redis({ connectionName: 'main' })

export default defineConfig({
  default: 'jobs',
  adapters: {
    jobs: configProvider.create(async (app) => {
      const makeRows = await inRows.resolver(app)
      const makeRedis = hasRedis ? await inRedis.resolver(app) : null
      return () =>
        rememberingFailures(makeRedis ? new RedisFirst(makeRedis(), makeRows()) : makeRows())
    }),
  },
  retry: { maxRetries: 5, backoff: exponentialBackoff() },
  worker: {
    concurrency: 5,
    idleDelay: '1s',
    stalledThreshold: '30s',
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  locations: ['./app/**/*_job.{ts,js}'],
})
