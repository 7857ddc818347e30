import type { HttpContext } from '@adonisjs/core/http'

export default class DiscountsPageController {
  render(ctx: HttpContext) {
    return ctx.inertia.render('shipping/billing/discounts', {})
  }
}
