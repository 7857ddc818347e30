import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { type Check, runCheck } from '#admin/health/check_runs'
import { callerOf } from '#identity/sessions/caller'

/** A check reads many rows, and a check of couriers uses up calls of the day. */
const CHECK_RATE_LIMIT = { requests: 10, duration: '10 minutes' }

export default class CheckRunsController {
  /** Responds with 200 even if the check finds faults, because the response reports them. */
  async store(ctx: HttpContext) {
    await limiter.use(CHECK_RATE_LIMIT).consume(`check_run:${callerOf(ctx).user.id}`)
    // The route admits no other name.
    return { data: await runCheck(ctx.params.check as Check) }
  }
}
