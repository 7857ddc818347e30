import type { HttpContext } from '@adonisjs/core/http'
import { isProgramCall } from '#identity/sessions/middleware/program_call'
import { takeTicket } from '#identity/oauth/controllers/oauth_session'
import { referralCodeOf } from '#identity/referrals/recording'
import { countTry } from '#identity/sessions/throttles'
import { redeemTicket } from '#identity/oauth/ticket'
import { admissionValidator } from '#identity/oauth/admission_validator'
import AccessToken from '#identity/sessions/access_token'
import { keepIntended, letIn, wantedPage } from '#identity/sessions/controllers/session_access'

export default class OauthAdmissionsController {
  /** Takes the token of the redirect page: a page gets a session for it, a program a bearer token. */
  async store(ctx: HttpContext) {
    await countTry(ctx.request.ip(), 'open_link')
    const { token, ...given } = await ctx.request.validateUsing(admissionValidator)
    const held = isProgramCall(ctx) ? { signUp: false } : takeTicket(ctx, token)
    const { caller, phoneNumberNeeded } = await redeemTicket(token, {
      ...held,
      referralCode: referralCodeOf(given.referralCode, ctx.request.headers()),
    })
    if (ctx.caller?.accessId) await AccessToken.revoke(ctx.caller.accessId)
    const intended = wantedPage(ctx)
    await letIn(ctx, caller)
    if (intended && phoneNumberNeeded) keepIntended(ctx, intended)
    ctx.response.header('Cache-Control', 'no-store')
    return { message: `Welcome, ${caller.user.firstname}.`, data: { phoneNumberNeeded } }
  }
}
