import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type Organization from '#identity/organizations/models/organization'
import { flushPageCounts } from '#branding/page_figures/page_visit_counter'
import type Brand from '#branding/business/brand'
import Product from '#branding/products/product'
import { selectProducts } from '#branding/tracking_page/product_selection'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import { ACME_HOST, publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { removeProps } from '#tests/support/page_props'
import { makeShipment } from '#tests/support/shipment_rows'
import { readCounts, open, PHONE_BROWSER } from './visitor.js'

const SHOP = 'https://ankarahouse.ng/jollof'

test.group('Clicks on products', (group) => {
  let business: Organization
  let brand: Brand
  let product: Product

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    brand = acme.brand
    product = await Product.findByOrFail('name', 'Jollof Spice Mix')
    await product.merge({ shopUrl: SHOP }).save()
    // Flushes counts inside the transaction, so that they are rolled back.
    return () => flushPageCounts()
  })

  const path = () => `/shop/products/${product.id}`

  test('are redirected to the shop, which learns nothing of the parcel', async ({ assert }) => {
    const parcel = await makeShipment({ owner: 'owner@acme.test' })
    for (const host of [ACME_HOST, '127.0.0.1']) {
      const page = await open(host, receiverPath(parcel))
      const [, ...links] = removeProps(page.html).split(`href="${path()}"`)
      assert.lengthOf(links, 1, host)
      assert.include(removeProps(page.html), 'See it in the shop')
    }
    const redirect = await open(ACME_HOST, path())
    assert.equal(redirect.status, 302)
    assert.equal(redirect.headers.location, SHOP)
    assert.equal(redirect.headers['referrer-policy'], 'no-referrer')
    assert.equal(redirect.headers['cache-control'], 'no-store')
    assert.isUndefined(redirect.headers['set-cookie'])
    const counts = await readCounts(business)
    assert.equal(counts.clicks, 1)
  })

  test('are redirected only to a saved link of a selected product in a published shop', async ({
    assert,
  }) => {
    const locationOrStatus = async (address = path()) => {
      const { status, headers } = await open(ACME_HOST, address)
      return headers.location ?? status
    }
    assert.equal(
      await locationOrStatus(`${path()}?to=https://evil.example&url=//evil.example`),
      SHOP
    )
    assert.equal(await locationOrStatus('/shop/products/999999999'), 404)
    assert.equal(await locationOrStatus('/shop/products/https:%2F%2Fevil.example'), 404)
    for (const shopUrl of [null, '', 'javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
      await product.merge({ shopUrl }).save()
      assert.equal(await locationOrStatus(), 404, String(shopUrl))
    }
    await product.merge({ shopUrl: SHOP }).save()
    await selectProducts(business, [])
    assert.equal(await locationOrStatus(), 404)
    await selectProducts(business, [product.id])
    assert.equal(await locationOrStatus(), SHOP)
    await brand.merge({ publishedAt: null }).save()
    assert.equal(await locationOrStatus(), 404)
    await brand.merge({ publishedAt: business.createdAt }).save()
    await business.merge({ active: false }).save()
    assert.equal(await locationOrStatus(), 404)
  })

  test('are redirected but not counted for robots, prefetches and members of the business', async ({
    assert,
  }) => {
    const robot = await open(ACME_HOST, path(), { 'user-agent': 'Googlebot/2.1' })
    assert.equal(robot.headers.location, SHOP)
    const prefetched = await open(ACME_HOST, path(), { 'sec-purpose': 'prefetch' })
    assert.equal(prefetched.headers.location, SHOP)
    const owner = await PageSession.signedIn('owner@acme.test')
    const own = await owner.get(path(), { 'user-agent': PHONE_BROWSER })
    assert.equal(own.headers.get('location'), SHOP)
    const counts = await readCounts(business)
    assert.equal(counts.clicks, 0)
  })

  test('need a shop link that is a web address of at most 250 characters', async ({
    client,
    assert,
  }) => {
    const call = await apiClientOf(client, 'owner@acme.test')
    const form = {
      name: product.name,
      productCategoryGroupId: product.categoryGroupId,
      currency: 'NGN',
      price: 3500,
    }
    await product.merge({ imageId: null }).save()
    for (const [shopURL, problem] of [
      ['javascript:alert(1)', 'must be a web address'],
      ['nothing', 'must be a web address'],
      [`https://ankarahouse.ng/${'a'.repeat(250)}`, 'at most 250 characters'],
    ]) {
      const refused = await call('put', `/product/${product.id}`, { ...form, shopURL })
      refused.assertStatus(422)
      assert.include(refused.body().errors[0].message, problem)
    }
    const known = await call('get', '/product/all')
    const [first] = known.body().data
    assert.equal(first.shopURL, SHOP)
  })
})
