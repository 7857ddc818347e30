import type { HttpContext } from '@adonisjs/core/http'
import { findDevInboxUrl } from '#identity/sessions/controllers/sign_in_page'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class ForgottenPasswordPageController {
  render(ctx: HttpContext) {
    return ctx.inertia.render('identity/accounts/reset', {
      inboxUrl: findDevInboxUrl(),
      words: buildPublicPageTranslations(ctx, 'account', 'password'),
    })
  }
}
