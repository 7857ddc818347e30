import type { HttpContext } from '@adonisjs/core/http'
import { publicWords } from '#shared/languages/controllers/page_words'
import { shownPrices } from '#shared/landing/shown_prices'
import { stampText } from '#shared/time/lagos_time'

export default class LandingPageController {
  async render(ctx: HttpContext) {
    const { inertia, request, response } = ctx
    const shown = await shownPrices()
    // Whoever is signed in gets a page of their own, which is kept nowhere (InertiaMiddleware).
    if (!request.header('x-inertia')) {
      const whose = request.header('cookie') ? 'private' : 'public'
      response.header('Cache-Control', `${whose}, max-age=60`)
    }
    response.vary('Cookie, X-Inertia')
    return inertia.render('shared/landing/landing', {
      prices: shown && { ...shown, readAt: stampText(shown.readAt) },
      words: publicWords(ctx, 'landing'),
    })
  }
}
