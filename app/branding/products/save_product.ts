import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import Organization from '#identity/organizations/models/organization'
import { markImageSaved, lockUpload } from '#branding/images/claim_upload'
import { deleteImages, removeFiles } from '#branding/images/image_uploads'
import Product from '#branding/products/product'
import ProductCategoryGroup from '#branding/products/product_category_group'
import { parseWebAddress } from '#branding/business/rules/business_rules'
import { parseCurrencyCode, IMAGE_REQUIRED } from '#branding/products/rules/product_rules'
import { requireRowVersion } from '#shared/errors/conflict'
import type { ProductInput } from '#branding/products/product_validator'
import { DomainError } from '#shared/errors/domain_error'
import { kobo } from '#shared/money/rules/money'

/** As many as a tracking page can show. */
const MAX_PRODUCTS = 100

class ImageRequired extends DomainError {
  constructor() {
    super('E_IMAGE_NEEDED', IMAGE_REQUIRED, 'cacheFileName')
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
    super('E_TOO_MANY_PRODUCTS', `A business can have at most ${MAX_PRODUCTS} products.`)
  }
}

/** Throws ProductExists, ImageRequired, UnknownCategory and TooManyProducts. */
export async function addProduct(caller: Caller, form: ProductInput): Promise<Product> {
  return db.transaction(async (trx) => {
    const known = await lockProducts(trx, caller)
    if (known.length >= MAX_PRODUCTS) throw new TooManyProducts()
    const product = new Product().useTransaction(trx)
    product.organizationId = caller.organization.id
    await fillProduct(trx, product, form, known)
    await replaceProductImage(trx, caller, product, form)
    return product.refresh()
  })
}

type ProductUpdate = ProductInput & { version?: number }

/** Throws E_ROW_NOT_FOUND, Conflict and the errors of `addProduct`. */
export async function updateProduct(
  caller: Caller,
  id: number,
  form: ProductUpdate
): Promise<Product> {
  const { product, replaced } = await db.transaction(async (trx) => {
    const known = await lockProducts(trx, caller)
    const changed = await findOwnProduct(trx, caller, id)
    requireRowVersion(changed, form.version, 'this product')
    await fillProduct(trx, changed, form, known)
    const old = await replaceProductImage(trx, caller, changed, form)
    return { product: await changed.refresh(), replaced: old }
  })
  await removeFiles(replaced)
  return product
}

/** Throws E_ROW_NOT_FOUND. */
export async function removeProduct(caller: Caller, id: number): Promise<Product> {
  const { product, files } = await db.transaction(async (trx) => {
    await lockProducts(trx, caller)
    const removed = await findOwnProduct(trx, caller, id)
    await removed.delete()
    const keys = removed.imageId ? await deleteImages(trx, { id: removed.imageId }) : []
    return { product: removed, files: keys }
  })
  await removeFiles(files)
  return product
}

/** Serializes changes of a business's products, so that a double click creates only one. */
async function lockProducts(trx: TransactionClientContract, { organization }: Caller) {
  const { id } = organization
  await Organization.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  return Product.query({ client: trx }).where('organizationId', id)
}

function findOwnProduct(trx: TransactionClientContract, { organization }: Caller, id: number) {
  return Product.query({ client: trx }).where({ id, organizationId: organization.id }).firstOrFail()
}

async function fillProduct(
  trx: TransactionClientContract,
  product: Product,
  form: ProductInput,
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
  product.currency = parseCurrencyCode(form.currency)!
  product.priceKobo = kobo(form.price)
  product.shopUrl = form.shopURL ? parseWebAddress(form.shopURL) : null
}

/** Saves the product with its form's picture. Returns the files to remove. */
async function replaceProductImage(
  trx: TransactionClientContract,
  caller: Caller,
  product: Product,
  { cacheFileName }: ProductInput
): Promise<string[]> {
  const organizationId = caller.organization.id
  const place = { purpose: 'product', cacheFileName, organizationId } as const
  const image = await lockUpload(trx, caller, place)
  const old = product.imageId
  if (!image && !old) throw new ImageRequired()
  if (image) product.imageId = image.id
  await product.save()
  if (!image) return []
  await markImageSaved(image, organizationId)
  return old ? deleteImages(trx, { id: old }) : []
}
