import type { HttpContext } from '@adonisjs/core/http'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class ChoosePasswordPageController {
  /** Opening the page does not consume the link: mail programs prefetch links. */
  async render(ctx: HttpContext) {
    const token = String(ctx.params.token)
    const owner = await OneTimeToken.ownerOf(token, 'reset_password')
    ctx.response.header('Referrer-Policy', 'no-referrer')
    return ctx.inertia.render('identity/accounts/choose_password', {
      token,
      valid: owner !== null,
      words: buildPublicPageTranslations(ctx, 'account', 'password'),
    })
  }
}
