import type Organization from '#identity/models/organization'
import { naira } from '#shared/money'
import type { ShopProduct } from '#shipping/receiver_view'
import { priceText } from '#branding/product_rules'
import Image from '#branding/models/image'
import Product from '#branding/models/product'
import { shownProducts } from '#branding/tracking_page/product_selection'

/** What a shop shows to its receivers, as they see it. */
export async function shopProducts(business: Organization): Promise<ShopProduct[]> {
  const products = await shownProducts(business)
  return products.map(shopProductOf)
}

export type OfferedProduct = ShopProduct & { id: number }

/** Everything that the business sells, as its receivers would see it. */
export async function offeredProducts({ id }: Organization): Promise<OfferedProduct[]> {
  const products = await Product.ofOrganization(id)
  return products.map((product) => ({ ...shopProductOf(product), id: product.id }))
}

export function shopProductOf(product: Product): ShopProduct {
  const { name, description, currency, priceKobo, imageId } = product
  const currentValue = naira(priceKobo)
  return {
    name,
    description,
    imageURL: Image.pathOf(imageId),
    currency,
    currentValue,
    price: priceText(currency, currentValue),
  }
}
