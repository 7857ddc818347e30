import { setTimeout as wait } from 'node:timers/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { QueueConfig, QueueManagerConfig } from '@adonisjs/queue/types'
import {
  HOOKS_END_WITHIN_MS,
  JOBS_END_WITHIN_MS,
  onStopSignal,
} from '../../../bin/runtime/stop_signal.js'

const CONCURRENT_JOBS = 5
const PAUSE_AFTER_ERROR_MS = 1_000

export default class Work extends BaseCommand {
  static commandName = 'work'
  static description = 'Run background jobs until the process is stopped'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  /** At shutdown, gives running jobs time to finish; the queue's own command would not. */
  async run() {
    const { Worker } = await import('@adonisjs/queue')
    const { default: logger } = await import('@adonisjs/core/services/logger')
    const { scheduleJobs } = await import('#start/schedule')
    const { startDeliverer, startWorkerMonitoring } = await import('#start/worker')
    const { startLiveUpdates } = await import('#shared/live/live_updates')
    const { preloadSnapshots } = await import('#shared/database/snapshot')
    const { jobSignal } = await import('#shared/queue/work_signal')
    const { handBackJobs } = await import('#shared/queue/hand_back_jobs')
    const { logJobs } = await import('#shared/health/log_jobs')
    // Job mails contain links to routes, and only a web server commits the router automatically.
    const router = await this.app.container.make('router')
    router.commit()
    const { refreshBrandPeriodically } = await import('#shared/brand/current_brand')
    await refreshBrandPeriodically()
    const { refreshTranslationsPeriodically } = await import('#shared/languages/translation_edits')
    await refreshTranslationsPeriodically()
    const queue = await this.app.container.make('queue.manager')
    await queue.loadJobs()
    await scheduleJobs()
    logJobs()
    startWorkerMonitoring()
    startLiveUpdates()
    await preloadSnapshots()
    await jobSignal.listen()
    const deliverer = await startDeliverer()

    const config = await this.workerConfig()
    const workers = Array.from({ length: CONCURRENT_JOBS }, () => new Worker(config))
    for (const worker of workers) await worker.init()
    let isStopping = false
    const stop = async () => {
      isStopping = true
      const finished = Promise.all([...workers, deliverer].map((one) => one.stop()))
      await Promise.race([finished, wait(JOBS_END_WITHIN_MS)])
      await handBackJobs()
      await queue.destroy()
      // Jobs that were handed back must not continue, and may hold a database connection.
      await Promise.race([this.terminate(), wait(HOOKS_END_WITHIN_MS)])
      process.exit()
    }
    const onSignal = onStopSignal(() => void stop())
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)

    const runJobs = async (worker: (typeof workers)[number]) => {
      while (!isStopping) {
        const cycle = await worker.processCycle(['default'])
        if (cycle?.type === 'idle') await jobSignal.wait()
        if (cycle?.type !== 'error') continue
        logger.warn({ err: cycle.error }, 'A worker could not take or end a job')
        await wait(PAUSE_AFTER_ERROR_MS)
      }
    }
    await Promise.all(workers.map(runJobs))
  }

  private async workerConfig(): Promise<QueueManagerConfig> {
    const { adapters, ...config } = this.app.config.get<QueueConfig>('queue')
    const resolved = Object.entries(adapters).map(async ([name, adapter]) => [
      name,
      typeof adapter === 'function' ? adapter : await adapter.resolver(this.app),
    ])
    return {
      ...config,
      autoLoadJobs: false,
      adapters: Object.fromEntries(await Promise.all(resolved)),
      jobFactory: (jobClass) => this.app.container.make(jobClass),
    }
  }
}
