import type { HttpContext } from '@adonisjs/core/http'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'
import { readLandingPrices } from '#shared/landing/landing_price_cache'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

export default class LandingPageController {
  async render(ctx: HttpContext) {
    const { inertia, request, response } = ctx
    const shown = await readLandingPrices()
    // Whoever is signed in gets a page of their own, which is kept nowhere (InertiaMiddleware).
    if (!request.header('x-inertia')) {
      const whose = request.header('cookie') ? 'private' : 'public'
      response.header('Cache-Control', `${whose}, max-age=60`)
    }
    response.vary('Cookie, X-Inertia')
    return inertia.render('shared/landing/landing', {
      prices: shown && { ...shown, readAt: formatLagosTimestamp(shown.readAt) },
      words: buildPublicPageTranslations(ctx, 'landing'),
    })
  }
}
