import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import Organization from '#identity/organizations/models/organization'
import { markSaved, uploadFor } from '#branding/images/image_placement'
import { forgetImages, removeFiles } from '#branding/images/uploading'
import Product from '#branding/products/product'
import ProductCategoryGroup from '#branding/products/product_category_group'
import { webAddress } from '#branding/business/rules/business_rules'
import { currencyCode, IMAGE_NEEDED } from '#branding/products/rules/product_rules'
import { requireVersion } from '#shared/errors/conflict'
import type { ProductForm } from '#branding/products/product_validator'
import { DomainError } from '#shared/errors/domain_error'
import { kobo } from '#shared/money/rules/money'

/** As many as a tracking page can show. */
const MOST_PRODUCTS = 100

class ImageNeeded extends DomainError {
  constructor() {
    super('E_IMAGE_NEEDED', IMAGE_NEEDED, 'cacheFileName')
  }
}

class ProductExists extends DomainError {
  constructor(name: string) {
    super('E_PRODUCT_EXISTS', `You already have a product named ${name}.`, 'name')
  }
}

class UnknownCategory extends DomainError {
  constructor() {
    const sentence = '"Product Category" is not one of the choices'
    super('E_UNKNOWN_CATEGORY', sentence, 'productCategoryGroupId')
  }
}

class TooManyProducts extends DomainError {
  constructor() {
    super('E_TOO_MANY_PRODUCTS', `A business can have at most ${MOST_PRODUCTS} products.`)
  }
}

/** Throws ProductExists, ImageNeeded, UnknownCategory and TooManyProducts. */
export async function addProduct(caller: Caller, form: ProductForm): Promise<Product> {
  return db.transaction(async (trx) => {
    const known = await lockProducts(trx, caller)
    if (known.length >= MOST_PRODUCTS) throw new TooManyProducts()
    const product = new Product().useTransaction(trx)
    product.organizationId = caller.organization.id
    await fillIn(trx, product, form, known)
    await changeImage(trx, caller, product, form)
    return product.refresh()
  })
}

type Edited = ProductForm & { version?: number }

/** Throws E_ROW_NOT_FOUND for another business's, Conflict, and what `addProduct` throws. */
export async function updateProduct(caller: Caller, id: number, form: Edited): Promise<Product> {
  const { product, replaced } = await db.transaction(async (trx) => {
    const known = await lockProducts(trx, caller)
    const changed = await ownProduct(trx, caller, id)
    requireVersion(changed, form.version, 'this product')
    await fillIn(trx, changed, form, known)
    const old = await changeImage(trx, caller, changed, form)
    return { product: await changed.refresh(), replaced: old }
  })
  await removeFiles(replaced)
  return product
}

/** Throws E_ROW_NOT_FOUND for another business's. */
export async function removeProduct(caller: Caller, id: number): Promise<Product> {
  const { product, files } = await db.transaction(async (trx) => {
    await lockProducts(trx, caller)
    const removed = await ownProduct(trx, caller, id)
    await removed.delete()
    const keys = removed.imageId ? await forgetImages(trx, { id: removed.imageId }) : []
    return { product: removed, files: keys }
  })
  await removeFiles(files)
  return product
}

/** One change of a business's products at a time: a double click finds what its twin has made. */
async function lockProducts(trx: TransactionClientContract, { organization }: Caller) {
  const { id } = organization
  await Organization.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  return Product.query({ client: trx }).where('organizationId', id)
}

function ownProduct(trx: TransactionClientContract, { organization }: Caller, id: number) {
  return Product.query({ client: trx }).where({ id, organizationId: organization.id }).firstOrFail()
}

async function fillIn(
  trx: TransactionClientContract,
  product: Product,
  form: ProductForm,
  known: Product[]
) {
  const twin = known.find(({ id, name }) => id !== product.id && name === form.name)
  if (twin) throw new ProductExists(form.name)
  const group = await ProductCategoryGroup.find(
    form.productCategoryGroupId ?? form.productCategoryGroup,
    { client: trx }
  )
  if (!group) throw new UnknownCategory()
  product.name = form.name
  product.description = form.description || null
  product.categoryGroupId = group.id
  product.currency = currencyCode(form.currency)!
  product.priceKobo = kobo(form.price)
  product.shopUrl = form.shopURL ? webAddress(form.shopURL) : null
}

/** Saves the product with the picture of its form; answers the files that are no longer needed. */
async function changeImage(
  trx: TransactionClientContract,
  caller: Caller,
  product: Product,
  { cacheFileName }: ProductForm
): Promise<string[]> {
  const organizationId = caller.organization.id
  const place = { purpose: 'product', cacheFileName, organizationId } as const
  const image = await uploadFor(trx, caller, place)
  const old = product.imageId
  if (!image && !old) throw new ImageNeeded()
  if (image) product.imageId = image.id
  await product.save()
  if (!image) return []
  await markSaved(image, organizationId)
  return old ? forgetImages(trx, { id: old }) : []
}
