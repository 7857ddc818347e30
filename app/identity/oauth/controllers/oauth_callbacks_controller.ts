import type { HttpContext } from '@adonisjs/core/http'
import { handleOauthCallback, readSocialProvider } from '#identity/oauth/controllers/oauth_callback'

export default class OauthCallbacksController {
  async show(ctx: HttpContext) {
    const outcome = await handleOauthCallback(ctx, readSocialProvider(ctx))
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.redirect().toRoute('identity.oauth.page', {}, { qs: outcome })
  }
}
