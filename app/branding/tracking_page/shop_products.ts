import type Organization from '#identity/organizations/models/organization'
import { naira } from '#shared/money/rules/money'
import type { OfferedProduct } from '#branding/tracking_page/rules/visible_brand_detail'
import type { ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { formatPrice } from '#branding/products/rules/product_rules'
import Image from '#branding/images/image'
import Product from '#branding/products/product'
import { productLink } from '#branding/page_figures/product_link'
import { queryShownProducts } from '#branding/tracking_page/product_selection'

export async function listShopProducts(business: Organization): Promise<ShopProduct[]> {
  const products = await queryShownProducts(business)
  return products.map(toShopProduct)
}

export async function listOfferedProducts({ id }: Organization): Promise<OfferedProduct[]> {
  const products = await Product.ofOrganization(id)
  return products.map((product) => ({ ...toShopProduct(product), id: product.id }))
}

function toShopProduct(product: Product): ShopProduct {
  const { name, description, currency, priceKobo, imageId } = product
  const currentValue = naira(priceKobo)
  return {
    name,
    description,
    imageURL: Image.pathOf(imageId),
    shopURL: productLink(product),
    currency,
    currentValue,
    price: formatPrice(currency, currentValue),
  }
}
