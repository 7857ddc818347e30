import { ProductCategoryGroupSchema } from '#database/schema'

export default class ProductCategoryGroup extends ProductCategoryGroupSchema {
  /** In the order in which the list was made, which ends with the others. */
  static async choices(): Promise<{ value: number; label: string }[]> {
    const groups = await this.query().orderBy('id')
    return groups.map(({ id, name }) => ({ value: id, label: name }))
  }
}
