import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'

export default defineConfig({
  default: 'database',
  adapters: {
    database: drivers.database({ connectionName: 'postgres' }),
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
