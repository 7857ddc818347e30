import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import Image from '#branding/images/image'
import type Product from '#branding/products/product'
import { CURRENCIES, formatPrice } from '#branding/products/rules/product_rules'

export default class ProductTransformer extends BaseTransformer<Product> {
  toObject() {
    const { id, name, description, categoryGroup, currency, version } = this.resource
    const { priceKobo, imageId, shopUrl } = this.resource
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
      priceText: formatPrice(currency, naira(priceKobo)),
      imageURL: Image.pathOf(imageId),
      shopURL: shopUrl,
      cacheFileName: null as string | null,
      version,
    }
  }
}
