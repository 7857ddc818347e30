import { configProvider } from '@adonisjs/core'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import { recordFailedJobs } from '#shared/queue/failed_jobs'

const database = drivers.database({ connectionName: 'postgres' })

export default defineConfig({
  default: 'jobs',
  adapters: {
    jobs: configProvider.create(async (app) => {
      const make = await database.resolver(app)
      return () => recordFailedJobs(make())
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
