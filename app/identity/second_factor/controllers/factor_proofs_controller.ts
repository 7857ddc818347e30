import type { HttpContext } from '@adonisjs/core/http'
import { answerChallenge } from '#identity/second_factor/answer_challenge'
import { factorAnswerValidator } from '#identity/second_factor/factor_validator'
import AccessToken from '#identity/sessions/access_token'
import { callerOf } from '#identity/sessions/caller'
import { clearIntendedUrl } from '#identity/sessions/controllers/session_access'
import { limitAttempts } from '#identity/sessions/attempt_limits'

export default class FactorProofsController {
  /** Marks the session or token as confirmed by a second factor for ten minutes. */
  async store(ctx: HttpContext) {
    const { user, accessId } = callerOf(ctx)
    const answer = await ctx.request.validateUsing(factorAnswerValidator)
    await limitAttempts(ctx.request.ip(), 'second_factor', String(user.id), () =>
      answerChallenge(answer, { purpose: 'proof', accessId }, (trx) =>
        AccessToken.recordSecondFactor(trx, accessId!)
      )
    )
    clearIntendedUrl(ctx)
    return { message: 'Confirmed.' }
  }
}
