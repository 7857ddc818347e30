import type { HttpContext } from '@adonisjs/core/http'
import ItemCategory from '#shipping/pricing/models/item_category'
import ItemCategoryTransformer from '#shipping/pricing/transformers/item_category_transformer'

export default class ItemCategoriesController {
  async index(ctx: HttpContext) {
    const categories = await ItemCategory.query().whereNull('archivedAt').orderBy('name')
    return ctx.serialize(ItemCategoryTransformer.transform(categories))
  }
}
