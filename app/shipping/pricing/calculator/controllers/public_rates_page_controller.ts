import type { HttpContext } from '@adonisjs/core/http'
import { publicWords } from '#shared/languages/controllers/page_words'
import { wordsIn } from '#shared/languages/words'
import { ratePage } from '#shipping/pricing/calculator/controllers/rate_page'

export default class PublicRatesPageController {
  async render(ctx: HttpContext) {
    const words = publicWords(ctx, 'rates', 'places')
    return ctx.inertia.render('shipping/pricing/calculator/public_rates', {
      ...(await ratePage(ctx, wordsIn(words.language))),
      words,
    })
  }
}
