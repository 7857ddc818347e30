import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money'
import Image from '#branding/models/image'
import type Product from '#branding/models/product'
import { CURRENCIES, priceText } from '#branding/product_rules'

export default class ProductTransformer extends BaseTransformer<Product> {
  toObject() {
    const { id, name, description, categoryGroup, currency, priceKobo, imageId, version } =
      this.resource
    const known = CURRENCIES.find(({ value }) => value === currency)
    return {
      id,
      name,
      description,
      productCategoryGroup: categoryGroup.id,
      productCategoryGroupId: categoryGroup.id,
      productCategoryGroupName: categoryGroup.name,
      currency: { value: currency, label: known?.label ?? currency },
      price: naira(priceKobo),
      priceText: priceText(currency, naira(priceKobo)),
      imageURL: Image.pathOf(imageId),
      cacheFileName: null,
      version,
    }
  }
}
