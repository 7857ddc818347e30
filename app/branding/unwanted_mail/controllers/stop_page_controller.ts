import type { HttpContext } from '@adonisjs/core/http'
import { findTextsByToken } from '#branding/unwanted_mail/text_unsubscribes'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class StopPageController {
  /** Opening the page must not unsubscribe: phones open links for previews. */
  async render(ctx: HttpContext) {
    const { inertia, params, response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    return inertia.render('branding/unwanted_mail/stop_texts', {
      texts: await findTextsByToken(String(params.token)),
      words: buildPublicPageTranslations(ctx, 'unsubscribe'),
    })
  }
}
