import { BaseJob } from '#shared/queue/job'
import { watchAttempt } from '#shipping/carriers/attempts/watching'

/** Dispatched by the sweep. Safe to run twice. */
export default class WatchAttemptJob extends BaseJob<{ attemptId: number }> {
  static options = { name: 'shipping.watch_attempt', maxRetries: 0 }

  async execute() {
    await watchAttempt(this.payload.attemptId)
  }
}
