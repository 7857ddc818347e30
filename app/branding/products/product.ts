import { ProductSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ProductCategoryGroup from '#branding/products/product_category_group'

export default class Product extends ProductSchema {
  @belongsTo(() => ProductCategoryGroup, { foreignKey: 'categoryGroupId' })
  declare categoryGroup: BelongsTo<typeof ProductCategoryGroup>

  static ofOrganization(organizationId: number): Promise<Product[]> {
    return this.query().where({ organizationId }).preload('categoryGroup').orderBy('id')
  }
}
