import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/models/organization'
import Product from '#branding/models/product'
import TrackingPageProduct from '#branding/models/tracking_page_product'
import { DomainError } from '#shared/domain_error'

export class UnknownProduct extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'One of these products is not there any more. Please reload the page.')
  }
}

export type SelectableProduct = { product: Product; selected: boolean }

/** Everything that the business sells, each with whether its tracking page shows it. */
export async function selectableProducts({ id }: Organization): Promise<SelectableProduct[]> {
  const [products, chosen] = await Promise.all([
    Product.query().where('organizationId', id).preload('categoryGroup').orderBy('id'),
    TrackingPageProduct.query().where('organizationId', id),
  ])
  const chosenIds = new Set(chosen.map(({ productId }) => productId))
  return products.map((product) => ({ product, selected: chosenIds.has(product.id) }))
}

/** What the tracking page shows, in the order in which it was selected. */
export function shownProducts({ id }: Organization): Promise<Product[]> {
  return Product.query()
    .select('products.*')
    .join('tracking_page_products', 'tracking_page_products.product_id', 'products.id')
    .where('products.organization_id', id)
    .preload('categoryGroup')
    .orderBy('tracking_page_products.position')
}

/** Replaces the selection. Throws UnknownProduct for one that is not of this business. */
export async function selectProducts({ id }: Organization, given: number[]) {
  const productIds = [...new Set(given)]
  await db.transaction(async (trx) => {
    // One selection after another: of two at once the later one holds, whole.
    await trx.rawQuery('select id from organizations where id = ? for update', [id])
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
