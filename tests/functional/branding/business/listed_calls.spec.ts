import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { makeShipment } from '#tests/support/shipment_rows'
import { addressOfServer } from '#tests/support/program'
import { ACME, type Answer, Caller, MEMBER, OWNER, profile } from './calls.js'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'

const TRACKING = '/shipment/branded_tracking'
const NOTIFICATION = '/shipment/branded_notification'

const PROFILE = [
  'id',
  'name',
  'shortName',
  'contactPhoneNumber',
  'whatsAppPhoneNumber',
  'contactEmail',
  'address',
  'rcNumber',
  'websiteURL',
  'facebookPageURL',
  'instagramPageURL',
  'twitterPageURL',
  'linkedinPageURL',
  'notifyReceiver',
  'businessState',
  'country',
  'logoURL',
]

const PRODUCT = [
  'id',
  'name',
  'description',
  'productCategoryGroup',
  'productCategoryGroupId',
  'currency',
  'price',
  'imageURL',
  'cacheFileName',
]

const PREFERENCES = [
  'displayPhoneNumber',
  'displayWhatsAppNumber',
  'displayEmail',
  'displayWebsiteLink',
  'displayAddress',
  'displaySocialMediaLinks',
  'displayFacebook',
  'displayTwitter',
  'displaySendamContact',
  'enableBrandedTracking',
]

const BRAND = [
  'shortName',
  'logoURL',
  'organizationName',
  'address',
  'state',
  'country',
  'contactEmail',
  'showContactEmail',
  'contactPhoneNumber',
  'showContactPhoneNumber',
  'whatsAppPhoneNumber',
  'showWhatsAppNumber',
  'websiteURL',
  'showWebsiteLink',
  'socialMediaAccounts',
  'showSocialMediaLinks',
  'showSendamContact',
  'productList',
]

const TEMPLATE = [
  'PageTitle1',
  'PageTitle2',
  'Theme',
  'PageBackgroundColour',
  'TrackingRouteBackgroundColour',
  'TrackingRouteTextColour',
  'TrackingHeaderBackgroundColour',
  'TrackingHeaderTextColour',
  'ShopFooterBackgroundColour',
  'ShopFooterTextColour',
]

const product = {
  name: 'Palm Oil',
  description: 'One litre',
  productCategoryGroupId: 6,
  currency: { value: 'NGN', label: 'Nigerian Naira (NGN)' },
  price: 4800,
  cacheFileName: '1700000000009',
}

/** Paths and names exactly as the specification lists them. */
test.group('The calls of a business, as they are listed', (group) => {
  let owner: Caller

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await publishedAcme()
    owner = await Caller.of(OWNER)
  })
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  async function ok(method: string, path: string, body?: unknown, by = owner): Promise<Answer> {
    const answer = await by.send(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }

  async function sent(method: string, path: string, by = owner): Promise<Answer> {
    const answer = await by.upload(method, path)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }

  test('business', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    await sent('POST', '/business/logo/business/1700000000001/0', member)
    const form = profile({ cacheFileName: '1700000000001' })
    const created = await ok('POST', '/business', form, member)
    assert.isString(created.body.message)
    assert.properties(created.body.data, PROFILE)
    const reloaded = await ok('POST', '/business/reload', undefined, member)
    assert.match(reloaded.headers.get('authorization')!, /^Bearer /)

    const updated = await ok('PUT', `/business/${ACME}`, profile())
    assert.isString(updated.body.message)
    await sent('PUT', `/business/logo/${ACME}`)
    for (const path of ['/business/', `/business/${ACME}`]) {
      const { body } = await ok('GET', path)
      assert.properties(body.data, PROFILE)
      assert.deepEqual(body.data.businessState, { value: 'NG_LA', label: 'Lagos' })
    }
    for (const path of ['/business/all', '/business/all?condition=mama']) {
      const { body } = await ok('GET', path)
      assert.lengthOf(body.data, 1)
      assert.properties(body.data[0], PROFILE)
    }
  })

  test('products', async ({ assert }) => {
    await sent('POST', '/product/image/1700000000009')
    const { body } = await ok('POST', '/product', product)
    assert.isString(body.message)
    assert.properties(body.data, PRODUCT)
    await sent('PUT', '/product/image/1700000000009')
    await ok('PUT', `/product/${body.data.id}`, { ...product, price: 5000 })
    const all = await ok('GET', '/product/all')
    assert.lengthOf(all.body.data, 4)
    assert.properties(all.body.data[0], PRODUCT)
    const removed = await ok('DELETE', `/product/${body.data.id}`)
    assert.isString(removed.body.message)
    for (const path of ['/product/category_groups', '/product/currency_list']) {
      const choices = await ok('GET', path)
      assert.sameMembers(Object.keys(choices.body.data[0]), ['value', 'label'])
    }
  })

  test('branded tracking', async ({ assert }) => {
    const { body } = await ok('GET', `${TRACKING}/preferences`)
    assert.properties(body.data, PREFERENCES)
    const { version, ...flags } = body.data
    const saved = await ok('PUT', `${TRACKING}/preferences`, flags)
    assert.isString(saved.body.message)
    const products = await ok('GET', `${TRACKING}/products`)
    assert.properties(products.body.data[0], [...PRODUCT, 'selected'])
    await ok('POST', `${TRACKING}/products`, [products.body.data[0].id])
    const themes = await ok('GET', `${TRACKING}/theme/all`)
    const { trackingPageThemeSelection: selection, trackingPageThemeList: list } = themes.body.data
    assert.properties(selection, ['title1', 'title2', 'trackingPagetemplateId'])
    for (const theme of list) assert.properties(theme, ['id', 'value', 'label', ...TEMPLATE])
    await ok('PUT', `${TRACKING}/theme`, {
      title1: 'ACME',
      title2: 'Jollof and more',
      trackingPagetemplateId: list[1].id,
    })
    for (const flag of [true, false]) {
      const answer = await ok('PUT', `${TRACKING}/enable/${flag}`)
      assert.isString(answer.body.message)
    }
  })

  test('branded notification', async ({ assert }) => {
    for (const value of [true, false]) {
      const answer = await ok('PUT', `${NOTIFICATION}/enable/${value}`)
      assert.isString(answer.body.message)
      const { body } = await ok('GET', `${NOTIFICATION}/status`)
      assert.equal(body.data.enableBrandedNotification, value)
    }
  })

  test('the tracking detail of a brand, for anyone', async ({ assert }) => {
    const { trackingNumber } = await makeShipment({ owner: OWNER })
    const path = `/api/v1/shipment/${trackingNumber}/brand/acme/track`
    const response = await fetch(addressOfServer() + path)
    const { data } = (await response.json()) as any
    assert.properties(data, [
      'trackingList',
      'delivered',
      'deliveryDay',
      'origin',
      'destination',
      'accessPointAddress',
      'serviceType',
      'isDefaultTrackingPage',
    ])
    assert.sameMembers(Object.keys(data.brandDetail), BRAND)
    assert.sameMembers(Object.keys(data.trackingPageTemplateProperties), TEMPLATE)
    assert.properties(data.trackingList[0], ['ts', 'text', 'icon'])
  })

  test('no call but the tracking is for a stranger, and who has no business is told', async ({
    assert,
  }) => {
    const anyone = Object.assign(await Caller.of(MEMBER), { authorization: 'Bearer nobody' })
    const member = await Caller.of(MEMBER)
    const needed: [string, string][] = [
      ['POST', '/product'],
      ['GET', `${TRACKING}/preferences`],
      ['PUT', `${TRACKING}/preferences`],
      ['GET', `${TRACKING}/products`],
      ['POST', `${TRACKING}/products`],
      ['GET', `${TRACKING}/theme/all`],
      ['PUT', `${TRACKING}/theme`],
      ['PUT', `${TRACKING}/enable/true`],
      ['GET', `${NOTIFICATION}/status`],
      ['PUT', `${NOTIFICATION}/enable/true`],
    ]
    for (const [method, path] of needed) {
      const body = method === 'GET' ? undefined : {}
      assert.equal(await anyone.statusOf(method, path, body), 401, `${method} ${path}`)
      const refused = await member.send(method, path, body)
      assert.equal(refused.body.message, 'Create a business profile first.', `${method} ${path}`)
    }
  })
})
