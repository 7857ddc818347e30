import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type Organization from '#identity/organizations/models/organization'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import type Shipment from '#shipping/shipment/models/shipment'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import type Brand from '#branding/business/brand'
import Product from '#branding/products/product'
import { selectProducts } from '#branding/tracking_page/product_selection'
import { OWN_THEME_ID, THEMES } from '#branding/tracking_page/rules/themes'
import { readSubdomain } from '#shared/brand/subdomain'
import { socialHandle, safeLink } from '#branding/tracking_page/shop_links'
import { makeShipment } from '#tests/support/shipment_rows'
import { readProps, removeProps } from '#tests/support/page_props'
import { ACME_HOST, openAt, publishedAcme } from './shop.js'

const BRANDED = 'branding/tracking_page/branded_track'
const DEFAULT = 'shipping/tracking/public_track'
const SCRIPT = '<script>alert(1)</script>'

test.group('Branded tracking page', (group) => {
  let business: Organization
  let brand: Brand
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    brand = acme.brand
    parcel = await makeShipment({ owner: 'owner@acme.test' })
  })

  const path = () => `/track/${parcel.trackingNumber}`

  test("is served on the shop's host, in its colours before scripts load", async ({
    client,
    assert,
  }) => {
    const response = await openAt(client, ACME_HOST, path())
    response.assertStatus(200)
    const html = response.text()
    assert.equal(readProps(html).component, BRANDED)
    const [head] = html.split('</head>')
    const [, nonce] = /'nonce-([^']+)'/.exec(response.header('content-security-policy')!)!
    assert.include(head, `<style nonce="${nonce}">.brand-page{--brand-page:#fff6ee;`)
    assert.include(html, 'data-theme="light"')
    assert.include(head, '--brand-header:#b23c0b')
    assert.notInclude(html, ' style="')
    // The page can be read before scripts load.
    assert.match(head!, /<script fetchpriority="low"[^>]+\/assets\/app-/)
    for (const text of [
      'ACME Foods',
      'Nigerian flavours, packed in Lagos',
      'Your order is on the way.',
      'United Kingdom',
      'Booking confirmed',
      'Is this parcel for you?',
      'Privacy Policy',
    ]) {
      assert.include(html, text)
    }
    assert.match(head!, /<title[^>]*>Tracking \d+ · ACME Foods<\/title>/)
  })

  test('ignores a port, capitals and a trailing dot in the host', async ({ client, assert }) => {
    for (const host of ['acme.localhost:3333', 'ACME.LocalHost', 'acme.localhost.']) {
      const response = await openAt(client, host, path())
      assert.equal(readProps(response.text()).component, BRANDED, host)
    }
  })

  test('shows that an order was delivered', async ({ client, assert }) => {
    const delivered = await makeShipment({ owner: 'owner@acme.test', status: 'DELIVERED' })
    const response = await openAt(client, ACME_HOST, `/track/${delivered.trackingNumber}`)
    assert.include(removeProps(response.text()), 'Package Delivered')
    assert.include(removeProps(response.text()), 'Date Delivered')
  })

  test('shows a refused order as held, and a booked one as not collected yet', async ({
    client,
    assert,
  }) => {
    const held = await makeShipment({ owner: 'owner@acme.test', status: 'PENDING_ISSUE' })
    const response = await openAt(client, ACME_HOST, `/track/${held.trackingNumber}`)
    assert.include(removeProps(response.text()), 'The courier could not take your order.')
    assert.include(removeProps(response.text()), 'Not accepted by the courier')
    assert.notInclude(removeProps(response.text()), 'on the way.')
    const waiting = await openAt(client, ACME_HOST, path())
    assert.include(removeProps(waiting.text()), 'Your order is on the way.')
    assert.include(removeProps(waiting.text()), 'The courier has not collected it yet.')
  })

  test("shows the tracking form at the root of the shop's host", async ({ client, assert }) => {
    const root = await openAt(client, ACME_HOST, '/')
    root.assertStatus(200)
    const { component, props } = readProps(root.text())
    assert.deepEqual([component, props.tracking], [BRANDED, null])
    assert.include(removeProps(root.text()), 'Track your order')
    assert.include(removeProps(root.text()), '--brand-header:#b23c0b')
    const typed = `/?trackingNumber=${parcel.trackingNumber}`
    const found = await openAt(client, ACME_HOST, typed).redirects(0)
    assert.equal(found.header('location'), path())
    for (const host of ['localhost', 'www.localhost', 'nobody.localhost']) {
      const landing = await openAt(client, host, '/')
      assert.equal(readProps(landing.text()).component, 'shared/landing/landing', host)
    }
  })

  test('is the default page on every other host', async ({ client, assert }) => {
    for (const host of [
      'localhost',
      'www.localhost',
      'nobody.localhost',
      'acme.example.com',
      'acme.localhost.example.com',
      'x.acme.localhost',
      '127.0.0.1',
    ]) {
      const response = await openAt(client, host, path())
      response.assertStatus(200)
      const html = response.text()
      assert.equal(readProps(html).component, DEFAULT, host)
      assert.include(html, 'Your package is on the way.')
      assert.notInclude(html, 'ACME')
      assert.notInclude(html, '--brand-header')
    }
  })

  test('puts the host name into no redirect and no page', async ({ client, assert }) => {
    const response = await openAt(
      client,
      ACME_HOST,
      `/track?trackingNumber=${parcel.trackingNumber}`
    ).redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), path())
    const other = await openAt(client, 'evil.example.com', '/track')
    assert.notInclude(other.text(), 'evil')
    const rates = await openAt(client, ACME_HOST, '/rates')
    rates.assertStatus(200)
  })

  test('is the default page until it is published', async ({ client, assert }) => {
    await brand.merge({ publishedAt: null }).save()
    const response = await openAt(client, ACME_HOST, path())
    assert.equal(readProps(response.text()).component, DEFAULT)
  })

  test('is the default page for an inactive business', async ({ client, assert }) => {
    await business.merge({ active: false }).save()
    const response = await openAt(client, ACME_HOST, path())
    assert.equal(readProps(response.text()).component, DEFAULT)
  })

  test("shows a foreign parcel on the default page, without the shop's name", async ({
    client,
    assert,
  }) => {
    const { trackingNumber } = await makeShipment()
    const response = await openAt(client, ACME_HOST, `/track/${trackingNumber}`)
    const { component, props } = readProps(response.text())
    assert.equal(component, DEFAULT)
    assert.equal(props.tracking.detail.trackingNumber, trackingNumber)
    assert.notInclude(response.text(), 'ACME')
  })

  test('answers an unknown number with 404 on the default page', async ({ client, assert }) => {
    const response = await openAt(client, ACME_HOST, '/track/999999999999')
    response.assertStatus(404)
    assert.equal(readProps(response.text()).component, DEFAULT)
    assert.include(removeProps(response.text()), 'Tracking information not available.')
    assert.notInclude(response.text(), 'ACME')
  })

  test('shows the form without a number, and explains an invalid one', async ({
    client,
    assert,
  }) => {
    const empty = await openAt(client, ACME_HOST, '/track')
    empty.assertStatus(200)
    assert.include(removeProps(empty.text()), 'Track your order')
    const wrong = await openAt(client, ACME_HOST, '/track?trackingNumber=abc')
    wrong.assertStatus(422)
    assert.equal(readProps(wrong.text()).component, BRANDED)
    assert.include(removeProps(wrong.text()), 'must be a number')
  })

  test('contains only the contacts that the shop displays', async ({ client, assert }) => {
    const contacts = {
      contactPhoneNumber: '08012345678',
      whatsAppPhoneNumber: '+2348087654321',
      contactEmail: 'hello@acme.test',
      websiteUrl: 'https://acme.example',
      address: '5 Market Road',
      facebookPageUrl: 'https://facebook.com/acmefb',
      twitterPageUrl: 'https://x.com/acmetw',
      instagramPageUrl: 'https://instagram.com/acmeig',
    }
    await business.merge(contacts).save()
    const all = await openAt(client, ACME_HOST, path())
    for (const text of [
      'tel:08012345678',
      '0801 234 5678',
      'https://wa.me/2348087654321',
      '+234 808 765 4321',
      'mailto:hello@acme.test',
      'https://acme.example/',
      '5 Market Road',
      'acmefb',
      'acmetw',
      'acmeig',
    ]) {
      assert.include(removeProps(all.text()), text)
    }
    assert.notInclude(removeProps(all.text()), 'Shipped with')
    await brand.merge({ displayFacebook: false, displayTwitter: false }).save()
    const fewer = await openAt(client, ACME_HOST, path())
    assert.include(removeProps(fewer.text()), 'acmeig')
    assert.notMatch(fewer.text(), /acmefb|acmetw/)
    await brand
      .merge({
        displayPhoneNumber: false,
        displayWhatsAppNumber: false,
        displayEmail: false,
        displayWebsiteLink: false,
        displayAddress: false,
        displaySocialMediaLinks: false,
        displayProviderContact: true,
      })
      .save()
    const none = await openAt(client, ACME_HOST, path())
    assert.notMatch(
      none.text(),
      /0801 ?234 ?5678|808 ?765 ?4321|hello@acme|acme\.example|5 Market Road|acmefb|acmetw|acmeig/
    )
    assert.include(removeProps(none.text()), 'Shipped with')
  })

  test('has an event list at most 400 px high, or 420 px with the contact of the provider', async ({
    client,
    assert,
  }) => {
    const plain = await openAt(client, ACME_HOST, receiverPath(parcel))
    assert.include(removeProps(plain.text()), 'max-h-[400px]')
    assert.include(removeProps(plain.text()), 'md:max-h-[650px]')
    await brand.merge({ displayProviderContact: true }).save()
    const withContact = await openAt(client, ACME_HOST, path())
    assert.include(removeProps(withContact.text()), 'max-h-[420px]')
    assert.notInclude(withContact.text(), 'h-[400px]')
  })

  test('shows only the selected products, and no gallery without any', async ({
    client,
    assert,
  }) => {
    const product = await Product.query().where('name', 'Plantain Chips').firstOrFail()
    await selectProducts(business, [product.id])
    const single = await openAt(client, ACME_HOST, receiverPath(parcel))
    assert.include(removeProps(single.text()), 'Plantain Chips')
    assert.notInclude(single.text(), 'Jollof Spice Mix')
    await selectProducts(business, [])
    const none = await openAt(client, ACME_HOST, receiverPath(parcel))
    assert.notInclude(removeProps(none.text()), 'From ACME Foods')
  })

  test('escapes scripts and styles in every field of the brand', async ({ client, assert }) => {
    const product = await Product.query().where('name', 'Plantain Chips').firstOrFail()
    await product.merge({ name: `${SCRIPT}p`, description: '<img src=x onerror=alert(1)>' }).save()
    await business
      .merge({
        name: `</title>${SCRIPT}n`,
        address: '"><style>*{display:none}</style>',
        contactPhoneNumber: '"onclick=alert(1)',
        contactEmail: '<svg onload=alert(1)>',
        websiteUrl: 'javascript:alert(1)',
        facebookPageUrl: 'javascript:alert(1)//facebook.com',
      })
      .save()
    await brand.merge({ pageTitle: '</title><script>1<', pageSubtitle: `<!--${SCRIPT}` }).save()
    const response = await openAt(client, ACME_HOST, receiverPath(parcel))
    response.assertStatus(200)
    const html = response.text()
    const scriptCount = html.match(/<script/g)!.length
    await brand.merge({ pageTitle: 'A', pageSubtitle: 'B' }).save()
    await business.merge({ name: 'ACME', address: 'C', contactEmail: 'd@e.test' }).save()
    await product.merge({ name: 'F', description: 'G' }).save()
    const plain = await openAt(client, ACME_HOST, receiverPath(parcel))
    assert.equal(scriptCount, plain.text().match(/<script/g)!.length)
    // The page's data is JSON, not HTML: quotation marks appear as they are.
    const markup = html.replace(/<script data-page.*?<\/script>/s, '')
    assert.notMatch(markup, /<style>|<svg onload|<img src=x|href="javascript|"onclick=/)
    assert.include(markup, '&lt;script&gt;alert(1)')
  })

  test('ignores an invalid colour in the database', async ({ client, assert }) => {
    const ownColours = {
      ...THEMES[0]!.colours,
      PageBackgroundColour: '#fff}</style><script>alert(1)</script>',
    }
    await brand.merge({ themeId: OWN_THEME_ID, ownColours }).save()
    const response = await openAt(client, ACME_HOST, path())
    const [head] = response.text().split('</head>')
    assert.notInclude(head, 'alert(1)')
    assert.include(head, `--brand-header:${THEMES[0]!.colours.TrackingHeaderBackgroundColour}`)
  })

  test('has the specified fields in the tracking call by brand name', async ({
    client,
    assert,
  }) => {
    await pollTracking()
    const url = `/api/v1/shipment/${parcel.trackingNumber}/brand/acme/track`
    const stranger = await client.get(url)
    assert.deepEqual(stranger.body().data.brandDetail.productList, [])
    const [, key] = receiverPath(parcel).split('?')
    const response = await client.get(`${url}?${key}`)
    response.assertStatus(200)
    const { data } = response.body()
    assert.isFalse(data.isDefaultTrackingPage)
    assert.equal(data.statusText, 'Your order is on the way.')
    assert.containsSubset(data.brandDetail, {
      organizationName: 'ACME Foods',
      contactEmail: 'owner@acme.test',
      showContactEmail: true,
      showSendamContact: false,
      socialMediaAccounts: [],
    })
    assert.deepEqual(Object.keys(data.brandDetail.productList[0]).sort(), [
      'currency',
      'currentValue',
      'description',
      'imageURL',
      'name',
      'price',
      'shopURL',
    ])
    assert.containsSubset(data.trackingPageTemplateProperties, {
      PageTitle1: 'ACME Foods',
      Theme: 'Sunset',
      TrackingHeaderBackgroundColour: '#b23c0b',
    })
  })

  test('is not in the tracking call for an unknown name or a foreign parcel', async ({
    client,
    assert,
  }) => {
    const foreign = await makeShipment()
    for (const [number, name] of [
      [parcel.trackingNumber, 'nobody'],
      [parcel.trackingNumber, 'default'],
      [foreign.trackingNumber, 'acme'],
    ]) {
      const response = await client.get(`/api/v1/shipment/${number}/brand/${name}/track`)
      response.assertStatus(200)
      const { data } = response.body()
      assert.isNull(data.brandDetail)
      assert.isNull(data.trackingPageTemplateProperties)
      assert.isTrue(data.isDefaultTrackingPage)
    }
    const unknown = await client.get('/api/v1/shipment/999999999999/brand/acme/track')
    unknown.assertStatus(404)
    unknown.assertBodyContains({ message: 'No tracking information.' })
  })
})

test.group('Subdomains and links of shops', () => {
  test('a subdomain is exactly one label before our domain', ({ assert }) => {
    assert.equal(readSubdomain('acme.localhost'), 'acme')
    for (const host of ['localhost', 'www.localhost', '.localhost', 'a.b.localhost', '', null]) {
      assert.isNull(readSubdomain(host), String(host))
    }
  })

  test('a safe link is an http or https URL without credentials', ({ assert }) => {
    assert.equal(safeLink('acme.example'), 'https://acme.example/')
    assert.equal(safeLink(' http://acme.example/x '), 'http://acme.example/x')
    for (const wrong of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://acme.example',
      '//acme.example',
      'https://user@acme.example',
      'nothing',
      '',
      null,
    ]) {
      assert.isNull(safeLink(wrong), String(wrong))
    }
  })

  test('a social page is named by the last part of its URL', ({ assert }) => {
    assert.equal(socialHandle('https://facebook.com/acme/'), 'acme')
    assert.equal(socialHandle('https://www.acme.example/'), 'acme.example')
    assert.equal(socialHandle('https://x.com/%E0%A4%A'), '%E0%A4%A')
  })
})
