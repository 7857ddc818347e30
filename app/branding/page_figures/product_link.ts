import { urlFor } from '@adonisjs/core/services/url_builder'
import Product from '#branding/products/product'
import { safeLink } from '#branding/tracking_page/shop_links'

/** Where a picture on the page leads to: by way of us, who count it, to where the product is sold. Null without that. */
export function productLink({ id, shopUrl }: Product): string | null {
  return safeLink(shopUrl) && urlFor('branding.shop_product', { id })
}

/** Of what a published page of an active business shows, the product and where it is sold. Null for all else. */
export async function findSoldProduct(
  id: number
): Promise<{ product: Product; address: string } | null> {
  const product = await Product.query()
    .select('products.*')
    .join('tracking_page_products', 'tracking_page_products.product_id', 'products.id')
    .join('brand_settings', 'brand_settings.organization_id', 'products.organization_id')
    .join('organizations', 'organizations.id', 'products.organization_id')
    .where('products.id', id)
    .where('organizations.active', true)
    .whereNotNull('brand_settings.published_at')
    .first()
  const address = safeLink(product?.shopUrl ?? null)
  return product && address ? { product, address } : null
}
