import { BaseJob } from '#shared/queue/job'
import { followUpAttempt } from '#shipping/carriers/attempts/follow_up_attempts'

/** The sweep dispatches this job to look up an attempt or to void its waybill. Idempotent. */
export default class WatchAttemptJob extends BaseJob<{ attemptId: number }> {
  static options = { name: 'shipping.watch_attempt', maxRetries: 0 }

  async execute() {
    await followUpAttempt(this.payload.attemptId)
  }
}
