import type { HttpContext } from '@adonisjs/core/http'
import { isApiClientRequest } from '#identity/sessions/middleware/api_client'
import { pullSignInToken } from '#identity/oauth/controllers/oauth_session'
import { readReferralCode } from '#identity/referrals/record_referral'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { redeemSignInToken } from '#identity/oauth/sign_in_token'
import { socialSignInValidator } from '#identity/oauth/social_sign_in_validator'
import AccessToken from '#identity/sessions/access_token'
import {
  saveIntendedUrl,
  signInCaller,
  readCallIntendedUrl,
} from '#identity/sessions/controllers/session_access'

export default class SocialSignInsController {
  async store(ctx: HttpContext) {
    await consumeAttempt(ctx.request.ip(), 'open_link')
    const { token, ...given } = await ctx.request.validateUsing(socialSignInValidator)
    const saved = isApiClientRequest(ctx) ? { signUp: false } : pullSignInToken(ctx, token)
    const { caller, phoneNumberNeeded } = await redeemSignInToken(token, {
      ...saved,
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
