import type { HttpContext } from '@adonisjs/core/http'
import { findEmailByToken } from '#branding/unwanted_mail/email_unsubscribes'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class UnsubscribePageController {
  /** Opening the page must not unsubscribe: mail programs prefetch links. */
  async render(ctx: HttpContext) {
    const { inertia, params, response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    const mail = await findEmailByToken(String(params.token))
    return inertia.render('branding/unwanted_mail/unsubscribe', {
      mail,
      words: buildPublicPageTranslations(ctx, 'unsubscribe'),
    })
  }
}
