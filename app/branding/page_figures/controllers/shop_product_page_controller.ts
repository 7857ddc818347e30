import { errors, type HttpContext } from '@adonisjs/core/http'
import { countProductClick } from '#branding/page_figures/page_visit_counter'
import { shouldCountVisit } from '#branding/page_figures/middleware/visit_rules'
import { findSoldProduct } from '#branding/page_figures/product_link'

export default class ShopProductPageController {
  /** Redirects only to links that the business saved, and hides the parcel's page as referrer. */
  async render(ctx: HttpContext) {
    const { request, response } = ctx
    const sold = await findSoldProduct(ctx.params.id)
    if (!sold) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    if (await shouldCountVisit(ctx, sold.product.organizationId)) countProductClick(sold.product.id)
    response.header('Referrer-Policy', 'no-referrer').header('Cache-Control', 'no-store')
    return response.redirect().toPath(sold.address)
  }
}
