import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { makeShipment } from '#tests/support/shipment_rows'
import { addressOfServer } from '#tests/support/api_client'
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
test.group('Specified API calls of a business', (group) => {
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

  async function send(method: string, path: string, body?: unknown, by = owner): Promise<Answer> {
    const answer = await by.send(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }

  async function upload(method: string, path: string, by = owner): Promise<Answer> {
    const answer = await by.upload(method, path)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }

  test('the business calls have the specified fields', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    await upload('POST', '/business/logo/business/1700000000001/0', member)
    const form = profile({ cacheFileName: '1700000000001' })
    const created = await send('POST', '/business', form, member)
    assert.isString(created.body.message)
    assert.properties(created.body.data, PROFILE)
    const reloaded = await send('POST', '/business/reload', undefined, member)
    assert.match(reloaded.headers.get('authorization')!, /^Bearer /)

    const updated = await send('PUT', `/business/${ACME}`, profile())
    assert.isString(updated.body.message)
    await upload('PUT', `/business/logo/${ACME}`)
    for (const path of ['/business/', `/business/${ACME}`]) {
      const { body } = await send('GET', path)
      assert.properties(body.data, PROFILE)
      assert.deepEqual(body.data.businessState, { value: 'NG_LA', label: 'Lagos' })
    }
    for (const path of ['/business/all', '/business/all?condition=mama']) {
      const { body } = await send('GET', path)
      assert.lengthOf(body.data, 1)
      assert.properties(body.data[0], PROFILE)
    }
  })

  test('the product calls have the specified fields', async ({ assert }) => {
    await upload('POST', '/product/image/1700000000009')
    const { body } = await send('POST', '/product', product)
    assert.isString(body.message)
    assert.properties(body.data, PRODUCT)
    await upload('PUT', '/product/image/1700000000009')
    await send('PUT', `/product/${body.data.id}`, { ...product, price: 5000 })
    const all = await send('GET', '/product/all')
    assert.lengthOf(all.body.data, 4)
    assert.properties(all.body.data[0], PRODUCT)
    const removed = await send('DELETE', `/product/${body.data.id}`)
    assert.isString(removed.body.message)
    for (const path of ['/product/category_groups', '/product/currency_list']) {
      const choices = await send('GET', path)
      assert.sameMembers(Object.keys(choices.body.data[0]), ['value', 'label'])
    }
  })

  test('the branded tracking calls have the specified fields', async ({ assert }) => {
    const { body } = await send('GET', `${TRACKING}/preferences`)
    assert.properties(body.data, PREFERENCES)
    const { version, ...flags } = body.data
    const saved = await send('PUT', `${TRACKING}/preferences`, flags)
    assert.isString(saved.body.message)
    const products = await send('GET', `${TRACKING}/products`)
    assert.properties(products.body.data[0], [...PRODUCT, 'selected'])
    await send('POST', `${TRACKING}/products`, [products.body.data[0].id])
    const themes = await send('GET', `${TRACKING}/theme/all`)
    const { trackingPageThemeSelection: selection, trackingPageThemeList: list } = themes.body.data
    assert.properties(selection, ['title1', 'title2', 'trackingPagetemplateId'])
    for (const theme of list) assert.properties(theme, ['id', 'value', 'label', ...TEMPLATE])
    await send('PUT', `${TRACKING}/theme`, {
      title1: 'ACME',
      title2: 'Jollof and more',
      trackingPagetemplateId: list[1].id,
    })
    for (const flag of [true, false]) {
      const answer = await send('PUT', `${TRACKING}/enable/${flag}`)
      assert.isString(answer.body.message)
    }
  })

  test('the branded notification calls turn the notifications on and off', async ({ assert }) => {
    for (const value of [true, false]) {
      const answer = await send('PUT', `${NOTIFICATION}/enable/${value}`)
      assert.isString(answer.body.message)
      const { body } = await send('GET', `${NOTIFICATION}/status`)
      assert.equal(body.data.enableBrandedNotification, value)
    }
  })

  test('the tracking call of a brand gives anyone the specified fields', async ({ assert }) => {
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

  test('all other calls refuse strangers with 401 and ask users without a business to create one', async ({
    assert,
  }) => {
    const stranger = Object.assign(await Caller.of(MEMBER), { authorization: 'Bearer nobody' })
    const member = await Caller.of(MEMBER)
    const calls: [string, string][] = [
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
    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : {}
      assert.equal(await stranger.statusOf(method, path, body), 401, `${method} ${path}`)
      const refused = await member.send(method, path, body)
      assert.equal(refused.body.message, 'Create a business profile first.', `${method} ${path}`)
    }
  })
})
