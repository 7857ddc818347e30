import type { HttpContext } from '@adonisjs/core/http'
import { findEmailByToken, unsubscribeFromEmails } from '#branding/unwanted_mail/email_unsubscribes'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class OneClickPageController {
  /** One-click unsubscribe of mail programs (RFC 8058), which follow no redirects. */
  async render(ctx: HttpContext) {
    const { inertia, params } = ctx
    await unsubscribeFromEmails(String(params.token))
    const mail = await findEmailByToken(String(params.token))
    return inertia.render('branding/unwanted_mail/unsubscribe', {
      mail,
      words: buildPublicPageTranslations(ctx, 'unsubscribe'),
    })
  }
}
