import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import logger from '@adonisjs/core/services/logger'
import { setupTrialValidator } from '#admin/setup/setup_trial_validator'
import { ATTEMPTS } from '#admin/setup/trials/trials'
import { TrialFailed, tryOut } from '#admin/setup/trials/trial'
import { callerOf } from '#identity/sessions/caller'

/** An SMS costs money. */
const LIMIT = { requests: 30, duration: '10 minutes' }

export default class SetupTrialsController {
  /** What does not work is what was asked: it is an answer, and no failure of the call. */
  async store(ctx: HttpContext) {
    const { part } = await ctx.request.validateUsing(setupTrialValidator)
    const { user } = callerOf(ctx)
    await limiter.use({ ...LIMIT }).consume(`setup_trial:${user.id}`)
    const outcome = await tryOut(() =>
      ATTEMPTS[part](user).catch((error) => {
        const isKnown = error instanceof TrialFailed
        if (!isKnown) logger.warn({ err: error, part }, 'A trial of the set-up failed')
        throw error
      })
    )
    return { data: outcome }
  }
}
