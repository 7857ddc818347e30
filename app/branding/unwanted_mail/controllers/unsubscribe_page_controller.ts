import type { HttpContext } from '@adonisjs/core/http'
import { mailBehind } from '#branding/unwanted_mail/unwanted_mail'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class UnsubscribePageController {
  /** Opening the page refuses nothing: mail programs open links to look at them. */
  async render(ctx: HttpContext) {
    const { inertia, params, response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    const mail = await mailBehind(String(params.token))
    return inertia.render('branding/unwanted_mail/unsubscribe', {
      mail,
      words: publicWords(ctx, 'unsubscribe'),
    })
  }
}
