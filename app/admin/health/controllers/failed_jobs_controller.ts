import type { HttpContext } from '@adonisjs/core/http'
import FailedJob from '#admin/health/failed_job_row'
import { leaveFailedJob } from '#admin/health/failed_job_settling'
import FailedJobTransformer from '#admin/health/failed_job_transformer'
import { callerOf } from '#identity/sessions/caller'

export default class FailedJobsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(FailedJobTransformer.transform(await FailedJob.latestOpen()))
  }

  async destroy(ctx: HttpContext) {
    await leaveFailedJob(Number(ctx.params.id), callerOf(ctx).user)
    return { message: 'The job has been dismissed.' }
  }
}
