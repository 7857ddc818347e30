import { configProvider } from '@adonisjs/core'
import { defineConfig, exponentialBackoff } from '@adonisjs/queue'
import { JobQueue } from '#shared/queue/job_queue'

export default defineConfig({
  default: 'jobs',
  adapters: {
    jobs: configProvider.create(async (app) => {
      const db = await app.container.make('lucid.db')
      const connection = db.connection('postgres').getWriteClient()
      const queue = new JobQueue(connection)
      return () => queue
    }),
  },
  retry: { maxRetries: 5, backoff: exponentialBackoff() },
  worker: {
    // A worker of several jobs would not see a new one while it runs others, so each process has
    // several workers of one job (`work.ts`).
    concurrency: 1,
    stalledThreshold: '30s',
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  locations: ['./app/**/*_job.{ts,js}'],
})
