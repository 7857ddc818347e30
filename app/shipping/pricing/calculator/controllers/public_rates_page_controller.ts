import type { HttpContext } from '@adonisjs/core/http'
import { ratePage } from '#shipping/pricing/calculator/controllers/rate_page'

export default class PublicRatesPageController {
  async render(ctx: HttpContext) {
    return ctx.inertia.render('shipping/pricing/calculator/public_rates', await ratePage(ctx))
  }
}
