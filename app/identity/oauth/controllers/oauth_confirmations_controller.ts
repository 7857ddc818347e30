import type { HttpContext } from '@adonisjs/core/http'
import { handleEmailConfirmation } from '#identity/oauth/controllers/oauth_callback'

export default class OauthConfirmationsController {
  /** The link works only in the session that requested it, so mail programs cannot consume it. */
  async show(ctx: HttpContext) {
    const outcome = await handleEmailConfirmation(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.redirect().toRoute('identity.oauth.page', {}, { qs: outcome })
  }
}
