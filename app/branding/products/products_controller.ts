import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import Product from '#branding/products/product'
import { addProduct, removeProduct, updateProduct } from '#branding/products/save_product'
import ProductTransformer from '#branding/products/product_transformer'
import { productUpdateValidator, productValidator } from '#branding/products/product_validator'

export default class ProductsController {
  /** Callers without a business get an empty list. */
  async index(ctx: HttpContext) {
    const products = await Product.ofOrganization(callerOf(ctx).organization.id)
    return ctx.serialize(ProductTransformer.transform(products))
  }

  async store(ctx: HttpContext) {
    requireCurrentBusiness(callerOf(ctx))
    const form = await ctx.request.validateUsing(productValidator)
    const product = await addProduct(callerOf(ctx), form)
    await product.load('categoryGroup')
    const { data } = await ctx.serialize(ProductTransformer.transform(product))
    return { message: 'Product created.', data }
  }

  async update(ctx: HttpContext) {
    requireCurrentBusiness(callerOf(ctx))
    const form = await ctx.request.validateUsing(productUpdateValidator)
    const product = await updateProduct(callerOf(ctx), ctx.params.id, form)
    await product.load('categoryGroup')
    const { data } = await ctx.serialize(ProductTransformer.transform(product))
    return { message: 'Product updated.', data }
  }

  async destroy(ctx: HttpContext) {
    requireCurrentBusiness(callerOf(ctx))
    const { name } = await removeProduct(callerOf(ctx), ctx.params.id)
    return { message: `${name} has been deleted.` }
  }
}
