import type Organization from '#identity/organizations/models/organization'
import Product from '#branding/products/product'
import TrackingPageProduct from '#branding/tracking_page/tracking_page_product'
import { changeBrandSetting } from '#branding/tracking_page/change_brand_setting'
import { DomainError } from '#shared/errors/domain_error'

class UnknownProduct extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'One of these products has been deleted. Please reload the page.')
  }
}

export type SelectableProduct = { product: Product; selected: boolean }

export async function listSelectableProducts(business: Organization): Promise<SelectableProduct[]> {
  const { id } = business
  const products = await Product.ofOrganization(id)
  const chosenIds = new Set(await listSelectedProductIds(business))
  return products.map((product) => ({ product, selected: chosenIds.has(product.id) }))
}

/** In display order. */
export async function listSelectedProductIds({ id }: Organization): Promise<number[]> {
  const chosen = await TrackingPageProduct.query().where('organizationId', id).orderBy('position')
  return chosen.map(({ productId }) => productId)
}

/** In display order. */
export function queryShownProducts({ id }: Organization): Promise<Product[]> {
  return Product.query()
    .select('products.*')
    .join('tracking_page_products', 'tracking_page_products.product_id', 'products.id')
    .where('products.organization_id', id)
    .preload('categoryGroup')
    .orderBy('tracking_page_products.position')
}

/** Replaces the selection and returns its new version. Throws UnknownProduct and Conflict. */
export async function selectProducts(business: Organization, given: number[], version?: number) {
  const { id } = business
  const productIds = [...new Set(given)]
  return changeBrandSetting(business, 'products', version, async (_, trx) => {
    const own = await Product.query({ client: trx })
      .where('organizationId', id)
      .whereIn('id', productIds)
    if (own.length !== productIds.length) throw new UnknownProduct()
    await TrackingPageProduct.query({ client: trx }).where('organizationId', id).delete()
    const rows = productIds.map((productId, position) => ({
      productId,
      organizationId: id,
      position,
    }))
    await TrackingPageProduct.createMany(rows, { client: trx })
  })
}
