import type { HttpContext } from '@adonisjs/core/http'
import { loadRatePage } from '#shipping/pricing/calculator/controllers/rate_page'

export default class RatePageController {
  async render(ctx: HttpContext) {
    return ctx.inertia.render('shipping/pricing/calculator/rate', await loadRatePage(ctx))
  }
}
