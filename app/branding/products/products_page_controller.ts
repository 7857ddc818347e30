import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Product from '#branding/products/product'
import ProductCategoryGroup from '#branding/products/product_category_group'
import ProductTransformer from '#branding/products/product_transformer'

const TRACKING_PAGE_SETUP = '/base/branded-tracking'

export default class ProductsPageController {
  async render(ctx: HttpContext) {
    const { id, isBusiness } = callerOf(ctx).organization
    const read = async () => ProductTransformer.transform(await Product.ofOrganization(id))
    return ctx.inertia.render('branding/products/products', {
      hasBusiness: isBusiness,
      products: ctx.inertia.defer(read, { rescue: true }),
      categories: await ProductCategoryGroup.choices(),
      trackingPageUrl: TRACKING_PAGE_SETUP,
    })
  }
}
