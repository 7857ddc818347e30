import type { HttpContext } from '@adonisjs/core/http'
import { answerChallenge } from '#identity/second_factor/answer_challenge'
import { factorAnswerValidator } from '#identity/second_factor/factor_validator'
import { findRateLimitKey } from '#identity/second_factor/models/factor_challenge'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { signInWithFactor } from '#identity/sessions/controllers/session_access'
import { createSignInCaller } from '#identity/sessions/create_caller'
import { limitAttempts } from '#identity/sessions/attempt_limits'

export default class SecondStepsController {
  /** Completes a sign-in of any kind: a page gets a session, an API client a bearer token. */
  async store(ctx: HttpContext) {
    const answer = await ctx.request.validateUsing(factorAnswerValidator)
    const account = await findRateLimitKey(answer.challenge)
    const user = await limitAttempts(ctx.request.ip(), 'second_factor', account, () =>
      answerChallenge(answer, { purpose: 'sign_in', accessId: null })
    )
    await signInWithFactor(ctx, await createSignInCaller(user))
    return {
      message: `Welcome, ${user.firstname}.`,
      data: {
        landing: findLandingPath(ctx, user),
        phoneNumberNeeded: user.mustCompleteSignUp,
      },
    }
  }
}
