import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import sharp from 'sharp'
import Organization from '#identity/organizations/models/organization'
import { sweepImages } from '#branding/images/sweep_images'
import Image from '#branding/images/image'
import Product from '#branding/products/product'
import { pictureFile } from '#tests/support/files/picture_file'
import { addressOfServer } from '#tests/support/api_client'
import {
  ACME,
  Caller,
  errorsOf,
  MEMBER,
  OWNER,
  statusOf,
} from '#tests/functional/branding/business/calls'

const IMAGE = '/product/image/1700000000009'
const IMAGE_NEEDED = "You must upload the product's image before saving."
const text = (length: number) => 'x'.repeat(length)

function chips(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Plantain Chips',
    description: 'Ripe, lightly salted',
    productCategoryGroupId: 6,
    currency: { value: 'NGN', label: 'Nigerian Naira (NGN)' },
    price: 4800.5,
    cacheFileName: '1700000000009',
    ...changes,
  }
}

async function createProduct(owner: Caller, changes: Record<string, unknown> = {}) {
  await owner.upload('POST', IMAGE)
  const answer = await owner.send('POST', '/product', chips(changes))
  return answer.body.data
}

const GOOD: [string, unknown][] = [
  ['name', 'A'],
  ['name', text(50)],
  ['description', text(100)],
  ['description', ''],
  ['description', undefined],
  ['currency', 'USD'],
  ['currency', { value: 'GBP', label: 'Pound Sterling' }],
  ['price', 1],
  ['price', 1_000_000_000],
  ['price', 19.99],
  ['productCategoryGroupId', 1],
]

const BAD: [string, unknown, string][] = [
  ['name', '', '"Product Name" should not be empty'],
  ['name', '  ', '"Product Name" should not be empty'],
  ['name', undefined, '"Product Name" should not be empty'],
  ['name', text(51), '"Product Name" must have at most 50 characters'],
  ['name', { a: 1 }, '"Product Name" must be text'],
  ['description', text(101), '"Description" must have at most 100 characters'],
  ['productCategoryGroupId', undefined, '"Product Category" should not be empty'],
  ['productCategoryGroupId', 0, '"Product Category" is not one of the choices'],
  ['productCategoryGroupId', 987_654_321, '"Product Category" is not one of the choices'],
  ['productCategoryGroupId', 'Food', '"Product Category" must be a number'],
  ['currency', undefined, '"Currency" should not be empty'],
  ['currency', 'XXX', '"Currency" is not one of the choices'],
  ['currency', { label: 'Naira' }, '"Currency" is not one of the choices'],
  ['price', undefined, '"Price" should not be empty'],
  ['price', 0.99, '"Price" must be at least 1'],
  ['price', -5, '"Price" must be at least 1'],
  ['price', 1_000_000_001, '"Price" must be at most 1,000,000,000'],
  ['price', 10.005, '"Price" can have at most 2 decimals'],
  ['price', 'cheap', '"Price" must be a number'],
]

test.group('A product', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('needs an uploaded picture, which the sweep then keeps', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    for (const cacheFileName of [undefined, null, '1700000000009']) {
      const refused = await owner.send('POST', '/product', chips({ cacheFileName }))
      assert.equal(refused.status, 422)
      assert.deepEqual(errorsOf(refused), [['cacheFileName', IMAGE_NEEDED]])
    }
    const file = await pictureFile('jpeg', 2000, 1000)
    const uploaded = await owner.upload('POST', IMAGE, { file, name: 'chips.jpg' })
    const answer = await owner.send('POST', '/product', chips())
    assert.equal(answer.status, 200)
    assert.equal(answer.body.message, 'Product created.')
    assert.containsSubset(answer.body.data, {
      name: 'Plantain Chips',
      productCategoryGroup: 6,
      productCategoryGroupId: 6,
      productCategoryGroupName: 'Food and Drinks',
      currency: { value: 'NGN', label: 'Nigerian Naira (NGN)' },
      price: 4800.5,
      priceText: '₦4,800.50',
      imageURL: uploaded.body.data.imageURL,
      cacheFileName: null,
      version: 1,
    })
    const picture = await fetch(addressOfServer() + uploaded.body.data.imageURL)
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    assert.deepEqual([width, height], [1080, 540])
    assert.deepEqual(await owner.dataOf('GET', '/product/all'), [answer.body.data])
    await sweepImages(Date.now() + 25 * 60 * 60 * 1000)
    assert.lengthOf(await Image.all(), 1)
  })

  test('cannot be created twice under one name', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    await createProduct(owner)
    const again = await owner.send('POST', '/product', chips())
    assert.deepEqual(errorsOf(again), [
      ['name', 'You already have a product named Plantain Chips.'],
    ])
    assert.lengthOf(await Product.all(), 1)
  })

  test('is validated on create and on update', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const { id } = await createProduct(owner)
    for (const [field, value] of GOOD) {
      const answer = await owner.send('PUT', `/product/${id}`, chips({ [field]: value }))
      assert.equal(answer.status, 200, `${field} ${JSON.stringify([value, answer.body])}`)
    }
    await owner.upload('PUT', IMAGE)
    for (const [field, value, message] of BAD) {
      for (const [method, path] of [
        ['POST', '/product'],
        ['PUT', `/product/${id}`],
      ] as const) {
        const body = chips({ name: 'Another', [field]: value })
        const answer = await owner.send(method, path, body)
        const context = `${method} ${field} ${JSON.stringify(value)}`
        assert.equal(answer.status, 422, context)
        assert.deepEqual(errorsOf(answer), [[field, message]], context)
      }
    }
    assert.lengthOf(await Product.all(), 1)
  })

  test('keeps its picture until a new one replaces it, and the old file is deleted', async ({
    assert,
  }) => {
    const owner = await Caller.of(OWNER)
    const { id, imageURL } = await createProduct(owner)
    const repriced = await owner.send('PUT', `/product/${id}`, chips({ price: 5000 }))
    assert.equal(repriced.body.message, 'Product updated.')
    assert.containsSubset(repriced.body.data, { imageURL, price: 5000, version: 2 })
    await owner.upload('PUT', IMAGE, { file: await pictureFile('gif'), name: 'chips.gif' })
    const changed = await owner.dataOf('PUT', `/product/${id}`, chips())
    assert.notEqual(changed.imageURL, imageURL)
    assert.equal(await statusOf(addressOfServer() + imageURL), 404)
    assert.equal(await statusOf(addressOfServer() + changed.imageURL), 200)
    assert.lengthOf(await Image.all(), 1)
  })

  test('refuses an update of an old version with 409', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const { id, version } = await createProduct(owner)
    const body = chips({ version })
    assert.equal(await owner.statusOf('PUT', `/product/${id}`, { ...body, price: 5 }), 200)
    const late = await owner.send('PUT', `/product/${id}`, { ...body, price: 6 })
    assert.equal(late.status, 409)
    assert.match(late.body.message, /^Somebody else has changed this product/)
    const { priceKobo } = await Product.findOrFail(id)
    assert.equal(priceKobo, 500)
  })

  test('is deleted with its picture', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const { id, imageURL } = await createProduct(owner)
    const answer = await owner.send('DELETE', `/product/${id}`)
    assert.equal(answer.body.message, 'Plantain Chips has been deleted.')
    assert.deepEqual(await owner.dataOf('GET', '/product/all'), [])
    assert.equal(await statusOf(addressOfServer() + imageURL), 404)
    assert.lengthOf(await Image.all(), 0)
    assert.equal(await owner.statusOf('DELETE', `/product/${id}`), 404)
  })

  test('of another business cannot be seen, changed or deleted', async ({ assert }) => {
    const other = await Organization.create({ name: 'Other Shop', subdomain: 'other-shop' })
    const { id } = await Product.create({
      organizationId: other.id,
      name: 'Theirs',
      categoryGroupId: 1,
      currency: 'NGN',
      priceKobo: 100,
    })
    const owner = await Caller.of(OWNER)
    await owner.upload('POST', IMAGE)
    assert.equal(await owner.statusOf('PUT', `/product/${id}`, chips()), 404)
    assert.equal(await owner.statusOf('DELETE', `/product/${id}`), 404)
    assert.deepEqual(await owner.dataOf('GET', '/product/all'), [])
    const mine = await owner.dataOf('POST', '/product', chips({ organizationId: other.id, id }))
    const { organizationId } = await Product.findOrFail(mine.id)
    assert.equal(organizationId, ACME)
    const { name } = await Product.findOrFail(id)
    assert.equal(name, 'Theirs')
  })

  test('needs a business', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    for (const [method, path, body] of [
      ['POST', '/product', chips()],
      ['PUT', '/product/1', chips()],
      ['DELETE', '/product/1', undefined],
    ] as const) {
      const answer = await member.send(method, path, body)
      assert.equal(answer.body.message, 'Create a business profile first.', `${method} ${path}`)
      assert.equal(answer.status, 422)
    }
    assert.equal(await member.uploadStatus('POST', IMAGE), 422)
    assert.deepEqual(await member.dataOf('GET', '/product/all'), [])
    assert.lengthOf(await Image.all(), 0)
  })

  test('refuses a picture of an unsupported type or above 2 MB', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    for (const method of ['POST', 'PUT']) {
      const svg = { file: Buffer.from('<svg/>'), name: 'a.svg', type: 'image/svg+xml' }
      const answer = await owner.upload(method, IMAGE, svg)
      assert.deepEqual(errorsOf(answer), [['file', 'Upload file type is unsupported.']])
      const large = await owner.upload(method, IMAGE, { file: Buffer.alloc(2_097_153) })
      assert.deepEqual(errorsOf(large), [['file', 'Allowed file size (2097152 bytes) exceeded']])
    }
  })

  test('is refused when the business already has 100', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const rows = Array.from({ length: 100 }, (_, index) => ({
      organizationId: ACME,
      name: `Product ${index}`,
      categoryGroupId: 1,
      currency: 'NGN',
      priceKobo: 100,
    }))
    await Product.createMany(rows)
    await owner.upload('POST', IMAGE)
    const answer = await owner.send('POST', '/product', chips())
    assert.equal(answer.status, 422)
    assert.equal(answer.body.message, 'A business can have at most 100 products.')
  })

  test('has a category and a currency from the lists of the API', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const groups = await owner.dataOf('GET', '/product/category_groups')
    assert.deepInclude(groups, { value: 6, label: 'Food and Drinks' })
    const [first] = await owner.dataOf('GET', '/product/currency_list')
    assert.deepEqual(first, { value: 'NGN', label: 'Nigerian Naira (NGN)' })
  })
})
