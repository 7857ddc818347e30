import { ProductCategoryGroupSchema } from '#database/schema'

export default class ProductCategoryGroup extends ProductCategoryGroupSchema {
  /** In creation order, which puts "Others" last. */
  static async choices(): Promise<{ value: number; label: string }[]> {
    const groups = await this.query().orderBy('id')
    return groups.map(({ id, name }) => ({ value: id, label: name }))
  }
}
