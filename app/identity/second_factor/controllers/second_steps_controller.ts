import type { HttpContext } from '@adonisjs/core/http'
import { answerChallenge } from '#identity/second_factor/answering'
import { factorAnswerValidator } from '#identity/second_factor/factor_validator'
import { userOfChallenge } from '#identity/second_factor/models/factor_challenge'
import { landingOfBrowser } from '#identity/sessions/controllers/browser_view'
import { letInProven } from '#identity/sessions/controllers/session_access'
import { callerComingIn } from '#identity/sessions/sign_in'
import { withTries } from '#identity/sessions/throttles'

export default class SecondStepsController {
  /** Completes what signing in has begun, in whichever way: a page gets a session, a program a bearer token. */
  async store(ctx: HttpContext) {
    const answer = await ctx.request.validateUsing(factorAnswerValidator)
    const account = await userOfChallenge(answer.challenge)
    const user = await withTries(ctx.request.ip(), 'second_factor', account, () =>
      answerChallenge(answer, { purpose: 'sign_in', accessId: null })
    )
    await letInProven(ctx, await callerComingIn(user))
    return {
      message: `Welcome, ${user.firstname}.`,
      data: {
        landing: landingOfBrowser(ctx, user),
        phoneNumberNeeded: user.mustCompleteSignUp,
      },
    }
  }
}
