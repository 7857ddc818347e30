import type { HttpContext } from '@adonisjs/core/http'
import { isApiClientRequest } from '#identity/sessions/middleware/api_client'
import { pullTicket } from '#identity/oauth/controllers/oauth_session'
import { readReferralCode } from '#identity/referrals/record_referral'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { redeemTicket } from '#identity/oauth/sign_in_ticket'
import { admissionValidator } from '#identity/oauth/admission_validator'
import AccessToken from '#identity/sessions/access_token'
import {
  saveIntendedUrl,
  signInCaller,
  readCallIntendedUrl,
} from '#identity/sessions/controllers/session_access'

export default class OauthAdmissionsController {
  async store(ctx: HttpContext) {
    await consumeAttempt(ctx.request.ip(), 'open_link')
    const { token, ...given } = await ctx.request.validateUsing(admissionValidator)
    const ticket = isApiClientRequest(ctx) ? { signUp: false } : pullTicket(ctx, token)
    const { caller, phoneNumberNeeded } = await redeemTicket(token, {
      ...ticket,
      referralCode: readReferralCode(given.referralCode, ctx.request.headers()),
    })
    if (ctx.caller?.accessId) await AccessToken.revoke(ctx.caller.accessId)
    const intended = readCallIntendedUrl(ctx)
    await signInCaller(ctx, caller)
    if (intended && phoneNumberNeeded) saveIntendedUrl(ctx, intended)
    ctx.response.header('Cache-Control', 'no-store')
    return { message: `Welcome, ${caller.user.firstname}.`, data: { phoneNumberNeeded } }
  }
}
