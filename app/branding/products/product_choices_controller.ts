import ProductCategoryGroup from '#branding/products/product_category_group'
import { CURRENCIES } from '#branding/products/rules/product_rules'

export default class ProductChoicesController {
  async categoryGroups() {
    return { data: await ProductCategoryGroup.choices() }
  }

  currencies() {
    return { data: [...CURRENCIES] }
  }
}
