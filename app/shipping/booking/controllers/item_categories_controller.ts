import type { HttpContext } from '@adonisjs/core/http'
import { catalogue } from '#shipping/pricing/catalogue'
import ItemCategoryTransformer from '#shipping/pricing/transformers/item_category_transformer'

export default class ItemCategoriesController {
  async index(ctx: HttpContext) {
    const { categories } = await catalogue.current()
    return ctx.serialize(ItemCategoryTransformer.transform([...categories]))
  }
}
