import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { seedDemoProducts } from '#branding/demo/demo_business'
import Brand from '#branding/business/brand'
import Product from '#branding/products/product'
import ProductCategoryGroup from '#branding/products/product_category_group'
import TrackingPageProduct from '#branding/tracking_page/tracking_page_product'
import { OWN_THEME_ID, THEMES } from '#branding/tracking_page/rules/themes'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'

const BASE = '/shipment/branded_tracking'

async function dataOf(call: ApiClientCall, path: string) {
  const response = await call('get', `${BASE}${path}`)
  return response.body().data
}

async function acmeBrand() {
  return Brand.of(await acme())
}

const READABLE = THEMES[1]!.colours

async function acme() {
  return Organization.findByOrFail('subdomain', 'acme')
}

async function foreignProduct(): Promise<Product> {
  const { id } = await Organization.create({ name: 'Rivals' })
  const { id: categoryGroupId } = await ProductCategoryGroup.firstOrFail()
  return Product.create({ organizationId: id, name: 'Theirs', categoryGroupId, priceKobo: 100_00 })
}

test.group('Branded tracking page setup', (group) => {
  let call: ApiClientCall

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoProducts()
    await Brand.query().delete()
    await TrackingPageProduct.query().delete()
  })

  test('starts unpublished and shows all contacts of the shop', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const response = await call('get', `${BASE}/preferences`)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, {
      displayPhoneNumber: true,
      displayWhatsAppNumber: true,
      displayEmail: true,
      displayWebsiteLink: true,
      displayAddress: true,
      displaySocialMediaLinks: true,
      displayFacebook: true,
      displayTwitter: true,
      displaySendamContact: false,
      enableBrandedTracking: false,
      version: 1,
    })
  })

  test('saves some preferences and keeps the others', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const response = await call('put', `${BASE}/preferences`, {
      displayEmail: false,
      displaySendamContact: true,
    })
    response.assertStatus(200)
    assert.equal(response.body().message, 'Preferences saved.')
    const data = await dataOf(call, '/preferences')
    assert.containsSubset(data, {
      displayEmail: false,
      displaySendamContact: true,
      displayPhoneNumber: true,
    })
  })

  test('ignores fields that are not preferences', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const response = await call('put', `${BASE}/preferences`, {
      enableBrandedTracking: true,
      publishedAt: '2026-01-01',
      organizationId: 1,
      themeId: 3,
    })
    response.assertStatus(200)
    const brand = await acmeBrand()
    assert.isFalse(brand.isPublished)
    assert.isNull(brand.themeId)
    assert.isNull(await Brand.find(1))
  })

  test('refuses a preference that is not a boolean', async ({ client }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    for (const wrong of ['yes', 'true', 2, [], {}]) {
      const response = await call('put', `${BASE}/preferences`, { displayEmail: wrong })
      response.assertStatus(422)
    }
  })

  test('marks the selected products in the list, and each save replaces the selection', async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const [first, second, third] = await dataOf(call, '/products')
    assert.isFalse(first.selected)
    assert.equal(first.name, 'Jollof Spice Mix')
    const response = await call('post', `${BASE}/products`, [third.id, first.id, third.id])
    response.assertStatus(200)
    assert.equal(response.body().message, 'Product selection saved.')
    const data = await dataOf(call, '/products')
    assert.deepEqual(
      data.map(({ id, selected }: { id: number; selected: boolean }) => [id, selected]),
      [
        [first.id, true],
        [second.id, false],
        [third.id, true],
      ]
    )
    await call('post', `${BASE}/products`, [])
    assert.isEmpty(await TrackingPageProduct.all())
  })

  test("answers 404 to another business's product and keeps the selection", async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const [own] = await dataOf(call, '/products')
    await call('post', `${BASE}/products`, [own.id])
    const { id } = await foreignProduct()
    const response = await call('post', `${BASE}/products`, [own.id, id])
    response.assertStatus(404)
    const chosen = await TrackingPageProduct.all()
    assert.deepEqual(
      chosen.map(({ productId }) => productId),
      [own.id]
    )
  })

  test('refuses a selection that is not a list of up to 100 product ids', async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    for (const wrong of [['a'], [1.5], [0], [-1], [null], { products: [1] }, Array(101).fill(1)]) {
      const response = await call('post', `${BASE}/products`, wrong)
      response.assertStatus(422)
      assert.match(response.body().errors[0].message, /^"Products" must/)
    }
  })

  test("lists at least six themes and the shop's own, each with all properties", async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const data = await dataOf(call, '/theme/all')
    assert.deepEqual(data.trackingPageThemeSelection, {
      title1: 'ACME Foods',
      title2: '',
      trackingPagetemplateId: 1,
      version: 1,
    })
    assert.isAtLeast(data.trackingPageThemeList.length, 7)
    for (const theme of data.trackingPageThemeList) {
      assert.properties(theme, [
        'id',
        'value',
        'label',
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
      ])
    }
  })

  test('saves titles and theme', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const chosen = { title1: 'A'.repeat(25), title2: 'B'.repeat(70), trackingPagetemplateId: 4 }
    const response = await call('put', `${BASE}/theme`, chosen)
    response.assertStatus(200)
    assert.equal(response.body().message, 'Theme saved.')
    const data = await dataOf(call, '/theme/all')
    assert.deepEqual(data.trackingPageThemeSelection, { ...chosen, version: 2 })
  })

  test('accepts an empty second title', async ({ client }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    for (const title2 of [undefined, '', null]) {
      const chosen = { title1: 'Jollof', title2, trackingPagetemplateId: 1 }
      const response = await call('put', `${BASE}/theme`, chosen)
      response.assertStatus(200)
    }
  })

  test('refuses a missing or too long title and an unknown theme', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const good = { title1: 'Jollof', title2: '', trackingPagetemplateId: 1 }
    const cases: [object, string][] = [
      [{ title1: undefined }, '"Title" should not be empty'],
      [{ title1: '   ' }, '"Title" should not be empty'],
      [{ title1: 'A'.repeat(26) }, '"Title" must have at most 25 characters'],
      [{ title2: 'B'.repeat(71) }, '"Line below the title" must have at most 70 characters'],
      [{ trackingPagetemplateId: undefined }, '"Theme" should not be empty'],
      [{ trackingPagetemplateId: 99 }, '"Theme" is not one of the choices'],
      [{ trackingPagetemplateId: '1' }, '"Theme" is not one of the choices'],
      [{ trackingPagetemplateId: OWN_THEME_ID }, '"Your own colours" should not be empty'],
    ]
    for (const [wrong, message] of cases) {
      const response = await call('put', `${BASE}/theme`, { ...good, ...wrong })
      response.assertStatus(422)
      assert.deepEqual(
        response.body().errors.map((error: { message: string }) => error.message),
        [message]
      )
    }
  })

  test("saves the shop's own colours", async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const colours = { ...READABLE, PageBackgroundColour: '#FAFAFA' }
    const response = await call('put', `${BASE}/theme`, {
      title1: 'Jollof',
      trackingPagetemplateId: OWN_THEME_ID,
      trackingPageTemplateProperties: colours,
    })
    response.assertStatus(200)
    const data = await dataOf(call, '/theme/all')
    assert.containsSubset(data.trackingPageThemeList.at(-1), {
      ...READABLE,
      PageBackgroundColour: '#fafafa',
      Theme: 'Your own colours',
    })
  })

  test('refuses an unreadable text colour and proposes a readable one', async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const send = (text: string) =>
      call('put', `${BASE}/theme`, {
        title1: 'Jollof',
        trackingPagetemplateId: OWN_THEME_ID,
        trackingPageTemplateProperties: {
          ...READABLE,
          ShopFooterBackgroundColour: '#ffffff',
          ShopFooterTextColour: text,
        },
      })
    const response = await send('#cccccc')
    response.assertStatus(422)
    const [error, ...others] = response.body().errors
    assert.deepEqual(others, [])
    assert.equal(error.field, 'ShopFooterTextColour')
    assert.equal(error.rule, 'contrast')
    const [, proposal] = /Try (#[0-9a-f]{6})\.$/.exec(error.message)!
    const { ownColours } = await acmeBrand()
    assert.isNull(ownColours)
    const better = await send(proposal!)
    better.assertStatus(200)
  })

  test('refuses a colour that is not six hexadecimal digits', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    for (const wrong of ['red', '#fff', '#000000;}body{display:none}', '</style>', 7, null]) {
      const response = await call('put', `${BASE}/theme`, {
        title1: 'Jollof',
        trackingPagetemplateId: OWN_THEME_ID,
        trackingPageTemplateProperties: { ...READABLE, PageBackgroundColour: wrong },
      })
      response.assertStatus(422)
      assert.match(response.body().errors[0].field, /PageBackgroundColour$/)
    }
  })

  test('can be published and stopped repeatedly', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    for (const flag of ['true', 'true', 'false', 'false', 'true']) {
      const response = await call('put', `${BASE}/enable/${flag}`)
      response.assertStatus(200)
      assert.include(response.body().message, flag === 'true' ? 'is published' : 'is stopped')
      const data = await dataOf(call, '/preferences')
      assert.equal(data.enableBrandedTracking, flag === 'true')
    }
    const response = await call('put', `${BASE}/enable/maybe`)
    response.assertStatus(422)
    assert.equal(response.body().errors[0].message, '"Flag" must be true or false')
  })

  test('cannot be published without a subdomain', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const business = await acme()
    await business.merge({ subdomain: null }).save()
    const response = await call('put', `${BASE}/enable/true`)
    response.assertStatus(422)
    assert.include(response.body().message, 'no web address yet')
    const { isPublished } = await Brand.of(business)
    assert.isFalse(isPublished)
  })

  test('refuses an old version of theme, preferences or products with 409', async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const [first] = await dataOf(call, '/products')
    const theme = { title1: 'Mine', trackingPagetemplateId: 4 }
    const saves = {
      'the theme': (version?: number) => call('put', `${BASE}/theme`, { ...theme, version }),
      'the preferences': (version?: number) =>
        call('put', `${BASE}/preferences`, { displayEmail: false, version }),
      'the product selection': (version?: number) =>
        call('post', `${BASE}/products${version ? `?version=${version}` : ''}`, [first.id]),
    }
    for (const [choice, save] of Object.entries(saves)) {
      const quicker = await save(1)
      assert.equal(quicker.body().data.version, 2, choice)
      const second = await save(1)
      second.assertStatus(409)
      assert.equal(
        second.body().message,
        `Somebody else has changed ${choice} in the meantime. Please reload the page and try again.`
      )
      const again = await save(2)
      again.assertStatus(200)
      const overwriting = await save()
      assert.equal(overwriting.body().data.version, 4, choice)
      const wrong = await save(1.5)
      wrong.assertStatus(422)
    }
  })

  test('changes nothing when it refuses an old version', async ({ client, assert }) => {
    call = await apiClientOf(client, 'owner@acme.test')
    const theme = { title1: 'Quicker', trackingPagetemplateId: 4, version: 1 }
    await call('put', `${BASE}/theme`, theme)
    await call('put', `${BASE}/theme`, { ...theme, title1: 'Late', trackingPagetemplateId: 2 })
    await call('put', `${BASE}/preferences`, { displayEmail: false, version: 1 })
    await call('put', `${BASE}/preferences`, { displayAddress: false, version: 1 })
    const brand = await acmeBrand()
    assert.deepEqual(
      [brand.pageTitle, brand.themeId, brand.displayEmail, brand.displayAddress],
      ['Quicker', 4, false, true]
    )
  })

  test('asks a user without a business to create one', async ({ client, assert }) => {
    call = await apiClientOf(client, 'member@sendam.test')
    const calls = [
      ['get', '/preferences'],
      ['put', '/preferences'],
      ['get', '/products'],
      ['post', '/products'],
      ['get', '/theme/all'],
      ['put', '/theme'],
      ['put', '/enable/true'],
    ] as const
    for (const [method, path] of calls) {
      const response = await call(method, `${BASE}${path}`, method === 'get' ? undefined : {})
      response.assertStatus(422)
      assert.equal(response.body().message, 'Create a business profile first.')
      assert.equal(response.body().code, 'E_BUSINESS_NEEDED')
    }
  })
})
