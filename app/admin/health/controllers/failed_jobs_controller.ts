import type { HttpContext } from '@adonisjs/core/http'
import FailedJob from '#admin/health/failed_job_row'
import { dismissFailedJob } from '#admin/health/failed_job_actions'
import FailedJobTransformer from '#admin/health/failed_job_transformer'
import { callerOf } from '#identity/sessions/caller'

export default class FailedJobsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(FailedJobTransformer.transform(await FailedJob.latestOpen()))
  }

  async destroy(ctx: HttpContext) {
    await dismissFailedJob(Number(ctx.params.id), callerOf(ctx).user)
    return { message: 'The job has been dismissed.' }
  }
}
