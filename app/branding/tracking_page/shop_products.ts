import type Organization from '#identity/models/organization'
import { naira } from '#shared/money'
import type { ShopProduct } from '#shipping/receiver_view'
import { priceText } from '#branding/product_rules'
import Image from '#branding/models/image'
import type Product from '#branding/models/product'
import { selectableProducts, shownProducts } from '#branding/tracking_page/product_selection'

/** What a shop shows to its receivers, as they see it. */
export async function shopProducts(business: Organization): Promise<ShopProduct[]> {
  const products = await shownProducts(business)
  return products.map(shopProductOf)
}

export type SelectableShopProduct = ShopProduct & { id: number; selected: boolean }

/** Everything that the business sells as its receivers would see it, each with whether they do. */
export async function selectableShopProducts(
  business: Organization
): Promise<SelectableShopProduct[]> {
  const products = await selectableProducts(business)
  return products.map(({ product, selected }) => ({
    ...shopProductOf(product),
    id: product.id,
    selected,
  }))
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
