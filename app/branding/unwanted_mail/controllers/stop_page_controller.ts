import type { HttpContext } from '@adonisjs/core/http'
import { textsBehind } from '#branding/unwanted_mail/unwanted_texts'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class StopPageController {
  /** Opening the page refuses nothing: phones open links to look at them. */
  async render(ctx: HttpContext) {
    const { inertia, params, response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    return inertia.render('branding/unwanted_mail/stop_texts', {
      texts: await textsBehind(String(params.token)),
      words: publicWords(ctx, 'unsubscribe'),
    })
  }
}
