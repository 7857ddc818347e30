import type { HttpContext } from '@adonisjs/core/http'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class LogoutPageController {
  /** The page signs out by a call, so that a foreign link to it has no effect. */
  render(ctx: HttpContext) {
    const words = buildPublicPageTranslations(ctx, 'account', 'sign_out')
    return ctx.inertia.render('identity/sessions/logout', { words })
  }
}
