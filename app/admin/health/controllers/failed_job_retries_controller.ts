import type { HttpContext } from '@adonisjs/core/http'
import { retryFailedJob } from '#admin/health/failed_job_actions'
import { callerOf } from '#identity/sessions/caller'

export default class FailedJobRetriesController {
  async store(ctx: HttpContext) {
    await retryFailedJob(Number(ctx.params.id), callerOf(ctx).user)
    return { message: 'The job is in the queue again.' }
  }
}
