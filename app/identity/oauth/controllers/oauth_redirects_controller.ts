import type { HttpContext } from '@adonisjs/core/http'
import { beginAttempt } from '#identity/oauth/attempt'
import { providerOf } from '#identity/oauth/provider'

export default class OauthRedirectsController {
  /** Off to the provider. */
  async show(ctx: HttpContext) {
    const provider = providerOf(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    beginAttempt(ctx, provider)
    return ctx.ally.use(provider).redirect()
  }
}
