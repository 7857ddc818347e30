import type { HttpContext } from '@adonisjs/core/http'
import { readCallIntendedUrl } from '#identity/sessions/controllers/session_access'
import { parseShellUrl } from '#identity/sessions/shell_url'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class VerifyPageController {
  /** Opening the page does not consume the link: mail programs prefetch links. */
  render(ctx: HttpContext) {
    ctx.response.header('Referrer-Policy', 'no-referrer')
    return ctx.inertia.render('identity/accounts/verify', {
      token: String(ctx.params.token),
      goTo: parseShellUrl(ctx.request.qs().next) ?? readCallIntendedUrl(ctx),
      words: buildPublicPageTranslations(ctx, 'account', 'joining', 'second_factor'),
    })
  }
}
