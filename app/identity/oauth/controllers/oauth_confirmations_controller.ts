import type { HttpContext } from '@adonisjs/core/http'
import { handleEmailConfirmation } from '#identity/oauth/controllers/oauth_callback'

export default class OauthConfirmationsController {
  /** Back from the mailbox. A mail program that only looks at the link is in no session, and moves nothing. */
  async show(ctx: HttpContext) {
    const outcome = await handleEmailConfirmation(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.redirect().toRoute('identity.oauth.page', {}, { qs: outcome })
  }
}
