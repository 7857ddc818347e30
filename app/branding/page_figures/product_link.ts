import { urlFor } from '@adonisjs/core/services/url_builder'
import Product from '#branding/products/product'
import { safeLink } from '#branding/tracking_page/shop_links'

/** Links to the shop via our click counter; null if the product has no link. */
export function productLink({ id, shopUrl }: Product): string | null {
  return safeLink(shopUrl) && urlFor('branding.shop_product', { id })
}

/** Finds a product shown on a published page of an active business, with its shop link. */
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
