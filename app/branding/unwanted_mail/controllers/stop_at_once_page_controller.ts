import type { HttpContext } from '@adonisjs/core/http'
import { refuseTexts, textsBehind } from '#branding/unwanted_mail/unwanted_texts'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class StopAtOncePageController {
  async render(ctx: HttpContext) {
    const token = String(ctx.params.token)
    await refuseTexts(token)
    return ctx.inertia.render('branding/unwanted_mail/stop_texts', {
      texts: await textsBehind(token),
      words: publicWords(ctx, 'unsubscribe'),
    })
  }
}
