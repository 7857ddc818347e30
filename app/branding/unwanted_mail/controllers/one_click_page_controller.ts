import type { HttpContext } from '@adonisjs/core/http'
import { mailBehind, refuseMail } from '#branding/unwanted_mail/unwanted_mail'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class OneClickPageController {
  /** What a mail program sends when its own "Unsubscribe" is pressed (RFC 8058), which follows no redirect. */
  async render(ctx: HttpContext) {
    const { inertia, params } = ctx
    await refuseMail(String(params.token))
    const mail = await mailBehind(String(params.token))
    return inertia.render('branding/unwanted_mail/unsubscribe', {
      mail,
      words: publicWords(ctx, 'unsubscribe'),
    })
  }
}
