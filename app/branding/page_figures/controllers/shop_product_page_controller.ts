import { errors, type HttpContext } from '@adonisjs/core/http'
import { noteClick } from '#branding/page_figures/counting'
import { isCounted } from '#branding/page_figures/middleware/counted_reader'
import { soldProduct } from '#branding/page_figures/shop_link'

export default class ShopProductPageController {
  /** Leads nowhere but to what the business has saved, and does not say there which parcel one came from. */
  async render(ctx: HttpContext) {
    const { request, response } = ctx
    const sold = await soldProduct(ctx.params.id)
    if (!sold) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    if (await isCounted(ctx, sold.product.organizationId)) noteClick(sold.product.id)
    response.header('Referrer-Policy', 'no-referrer').header('Cache-Control', 'no-store')
    return response.redirect().toPath(sold.address)
  }
}
