import type { HttpContext } from '@adonisjs/core/http'
import { readSocialProvider } from '#identity/oauth/controllers/oauth_callback'
import { saveSignInAttempt } from '#identity/oauth/controllers/oauth_session'
import { startSignInAttempt } from '#identity/oauth/sign_in_attempt'

export default class OauthRedirectsController {
  async show(ctx: HttpContext) {
    const provider = readSocialProvider(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    saveSignInAttempt(ctx, startSignInAttempt(provider, ctx.request.qs()))
    return ctx.ally.use(provider).redirect()
  }
}
