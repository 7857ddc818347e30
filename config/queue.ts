import { configProvider } from '@adonisjs/core'
import { defineConfig, exponentialBackoff } from '@adonisjs/queue'
import { JobQueue } from '#shared/queue/job_queue'

export default defineConfig({
  default: 'jobs',
  adapters: {
    jobs: configProvider.create(async (app) => {
      const db = await app.container.make('lucid.db')
      const connection = db.connection('postgres').getWriteClient()
      return () => new JobQueue(connection)
    }),
  },
  retry: { maxRetries: 5, backoff: exponentialBackoff() },
  worker: {
    concurrency: 5,
    // How soon a busy worker sees new jobs. It asks the queue, which seldom asks the database.
    idleDelay: '50ms',
    stalledThreshold: '30s',
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  locations: ['./app/**/*_job.{ts,js}'],
})
