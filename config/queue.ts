import { configProvider } from '@adonisjs/core'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import { rememberingFailures } from '#shared/health/failed_jobs'

const rows = drivers.database({ connectionName: 'postgres' })

export default defineConfig({
  default: 'database',
  adapters: {
    database: configProvider.create(async (app) => {
      const makeAdapter = await rows.resolver(app)
      return () => rememberingFailures(makeAdapter())
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
