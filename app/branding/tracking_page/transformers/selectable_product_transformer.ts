import { BaseTransformer } from '@adonisjs/core/transformers'
import ProductTransformer from '#branding/products/product_transformer'
import type { SelectableProduct } from '#branding/tracking_page/product_selection'

export default class SelectableProductTransformer extends BaseTransformer<SelectableProduct> {
  toObject() {
    const { product, selected } = this.resource
    return { ...new ProductTransformer(product).toObject(), selected }
  }
}
