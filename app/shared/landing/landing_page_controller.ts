import type { HttpContext } from '@adonisjs/core/http'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'
import { readLandingPrices } from '#shared/landing/landing_price_cache'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

export default class LandingPageController {
  async render(ctx: HttpContext) {
    const { inertia, request, response } = ctx
    const shown = await readLandingPrices()
    // Pages of signed-in users are never cached (InertiaMiddleware).
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
