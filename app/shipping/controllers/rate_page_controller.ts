import type { HttpContext } from '@adonisjs/core/http'
import { ratePage } from '#shipping/rate_page'

export default class RatePageController {
  async render(ctx: HttpContext) {
    return ctx.inertia.render('shipping/rate', await ratePage(ctx))
  }
}
