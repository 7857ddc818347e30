import type { HttpContext } from '@adonisjs/core/http'
import { ratePage } from '#shipping/rate_page'

export default class PublicRatesPageController {
  async render(ctx: HttpContext) {
    return ctx.inertia.render('shipping/public_rates', await ratePage(ctx))
  }
}
