import type { HttpContext } from '@adonisjs/core/http'
import { providerOf } from '#identity/oauth/controllers/oauth_return'
import { keepAttempt } from '#identity/oauth/controllers/oauth_session'
import { newAttempt } from '#identity/oauth/attempt'

export default class OauthRedirectsController {
  /** Off to the provider. */
  async show(ctx: HttpContext) {
    const provider = providerOf(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    keepAttempt(ctx, newAttempt(provider, ctx.request.qs()))
    return ctx.ally.use(provider).redirect()
  }
}
