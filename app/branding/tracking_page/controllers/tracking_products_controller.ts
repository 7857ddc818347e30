import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { listSelectableProducts, selectProducts } from '#branding/tracking_page/product_selection'
import SelectableProductTransformer from '#branding/tracking_page/transformers/selectable_product_transformer'
import { versionValidator } from '#branding/brand_field_rules'
import { productSelectionValidator } from '#branding/tracking_page/tracking_page_validator'

export default class TrackingProductsController {
  async index(ctx: HttpContext) {
    const products = await listSelectableProducts(requireCurrentBusiness(callerOf(ctx)))
    return ctx.serialize(SelectableProductTransformer.transform(products))
  }

  /** The body is an array, so the version is in the query string. */
  async store(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { version } = await versionValidator.validate(ctx.request.qs())
    const data = { products: ctx.request.body() }
    const { products } = await ctx.request.validateUsing(productSelectionValidator, { data })
    const saved = await selectProducts(business, products, version)
    return { message: 'Product selection saved.', data: { version: saved } }
  }
}
