import ProductCategoryGroup from '#branding/products/product_category_group'
import { CURRENCIES } from '#branding/products/rules/product_rules'

/** What the form of a product chooses from. */
export default class ProductChoicesController {
  async categoryGroups() {
    return { data: await ProductCategoryGroup.choices() }
  }

  currencies() {
    return { data: [...CURRENCIES] }
  }
}
