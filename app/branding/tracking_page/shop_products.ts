import type Organization from '#identity/organizations/models/organization'
import { naira } from '#shared/money/rules/money'
import type { OfferedProduct } from '#branding/tracking_page/rules/shown_detail'
import type { ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { priceText } from '#branding/products/rules/product_rules'
import Image from '#branding/images/image'
import Product from '#branding/products/product'
import { shopLinkOf } from '#branding/page_figures/shop_link'
import { shownProducts } from '#branding/tracking_page/product_selection'

/** What a shop shows to its receivers, as they see it. */
export async function shopProducts(business: Organization): Promise<ShopProduct[]> {
  const products = await shownProducts(business)
  return products.map(shopProductOf)
}

/** Everything that the business sells, as its receivers would see it. */
export async function offeredProducts({ id }: Organization): Promise<OfferedProduct[]> {
  const products = await Product.ofOrganization(id)
  return products.map((product) => ({ ...shopProductOf(product), id: product.id }))
}

function shopProductOf(product: Product): ShopProduct {
  const { name, description, currency, priceKobo, imageId } = product
  const currentValue = naira(priceKobo)
  return {
    name,
    description,
    imageURL: Image.pathOf(imageId),
    shopURL: shopLinkOf(product),
    currency,
    currentValue,
    price: priceText(currency, currentValue),
  }
}
