import type { HttpContext } from '@adonisjs/core/http'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'
import { getTranslator } from '#shared/languages/translator'
import { loadRatePage } from '#shipping/pricing/calculator/controllers/rate_page'

export default class PublicRatesPageController {
  async render(ctx: HttpContext) {
    const words = buildPublicPageTranslations(ctx, 'rates', 'places')
    return ctx.inertia.render('shipping/pricing/calculator/public_rates', {
      ...(await loadRatePage(ctx, getTranslator(words.language))),
      words,
    })
  }
}
