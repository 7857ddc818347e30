import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import Organization from '#identity/organizations/models/organization'
import Brand from '#branding/business/brand'
import OwnDomain from '#branding/domains/own_domain'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { clearCertifiedHosts } from '#branding/tracking_page/certified_hosts'
import { publishTrackingPage } from '#branding/tracking_page/tracking_page_publication'
import { clearPageCache } from '#shared/scale/page_cache'
import InboxMessage from '#shared/inbox/inbox_message'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'
import { sendTrackingUpdates } from '#shipping/tracking/subscriptions/tracking_notifications'
import type Shipment from '#shipping/shipment/models/shipment'
import { ACME_HOST, openAt, publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { DnsServer } from '#tests/support/fakes/dns_server'
import { countQueries } from '#tests/support/database/query_count'
import { readProps } from '#tests/support/page_props'
import { addressOfServer } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { addedDomain, HOST, verifiedDomain } from './own_domain.js'
import { htmlAt } from './visitor.js'

const BRANDED = 'branding/tracking_page/branded_track'
const DEFAULT = 'shipping/tracking/public_track'
const OUR_PORT = new URL(appUrl).port

test.group('Tracking page on a custom domain', (group) => {
  let dns: DnsServer
  let business: Organization
  let brand: Brand
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clearCertifiedHosts()
    return clearPageCache
  })
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    brand = acme.brand
    parcel = await makeShipment({ owner: 'owner@acme.test' })
    dns = new DnsServer()
    return dns.start()
  })

  const path = () => `/track/${parcel.trackingNumber}`
  const componentOf = (html: string) => readProps(html).component

  test("is served in the shop's brand once the domain is verified", async ({ client, assert }) => {
    const domain = await addedDomain(business)
    const early = await openAt(client, HOST, path())
    assert.equal(componentOf(early.text()), DEFAULT)
    await domain.delete()
    await verifiedDomain(business, dns)
    for (const host of [HOST, `${HOST}:3333`, HOST.toUpperCase(), `${HOST}.`]) {
      const page = await openAt(client, host, path())
      page.assertStatus(200)
      assert.equal(componentOf(page.text()), BRANDED, host)
      assert.include(page.text(), '--brand-header:#b23c0b')
    }
    const form = await openAt(client, HOST, '/')
    assert.equal(componentOf(form.text()), BRANDED)
    const typed = `/?trackingNumber=${parcel.trackingNumber}`
    const redirect = await openAt(client, HOST, typed).redirects(0)
    assert.equal(redirect.header('location'), path())
    const unknown = await openAt(client, HOST, '/track/999999999999')
    unknown.assertStatus(404)
    const elsewhere = await openAt(client, 'orders.ankarahouse.ng', path())
    assert.equal(componentOf(elsewhere.text()), DEFAULT)
  })

  test('names the custom domain in the share links of both hosts', async ({ client, assert }) => {
    await verifiedDomain(business, dns)
    const customAddress = `http://${HOST}:${OUR_PORT}${path()}`
    for (const host of [HOST, ACME_HOST]) {
      const page = await openAt(client, host, path())
      assert.match(
        page.text(),
        new RegExp(`property="og:url"[^>]+content="${customAddress}"`),
        host
      )
      assert.equal(readProps(page.text()).props.tracking.shareLink, customAddress)
    }
  })

  test('is linked in messages to receivers only while the domain is verified', async ({
    assert,
  }) => {
    const textFor = async () => {
      const { id } = await makeShipment({ owner: 'owner@acme.test' })
      await notifyReceiver(id)
      const mail = await InboxMessage.query().orderBy('id', 'desc').firstOrFail()
      return mail.text
    }
    await addedDomain(business)
    assert.include(await textFor(), `//acme.localhost:${OUR_PORT}/track/`)
    await OwnDomain.query().delete()
    await verifiedDomain(business, dns)
    assert.include(await textFor(), `//${HOST}:${OUR_PORT}/track/`)
    await brand.merge({ publishedAt: null }).save()
    assert.include(await textFor(), `${appUrl}/track/`)
  })

  test('is linked in updates to subscribers', async ({ assert }) => {
    await verifiedDomain(business, dns)
    const reader = 'ada@reader.test'
    for (const [contact, channel] of [
      [reader, 'email'],
      [null, 'sms'],
    ] as const) {
      const subscription = await TrackingSubscription.create({
        shipmentId: parcel.id,
        channel,
        email: contact,
        language: 'en',
      })
      await subscription.begin()
    }
    const occurredAt = DateTime.now()
    await recordTrackingEvents(parcel.id, 'sandbox', [
      {
        sourceId: 'out',
        code: 'OUT_FOR_DELIVERY',
        text: 'Out',
        countryCode: 'GB',
        place: null,
        occurredAt,
      },
    ])
    await InboxMessage.query().delete()
    await sendTrackingUpdates(parcel.id)
    const updates = await InboxMessage.query().orderBy('channel')
    assert.deepEqual(
      updates.map(({ channel, text }) => [channel, text.includes(`//${HOST}:${OUR_PORT}/track/`)]),
      [
        ['email', true],
        ['sms', true],
      ]
    )
  })

  test('ends at once when the business is blocked, stops its page or removes the domain', async ({
    client,
    assert,
  }) => {
    const domain = await verifiedDomain(business, dns)
    const readState = async () => {
      clearCertifiedHosts()
      const page = await openAt(client, HOST, path())
      const certificate = await client.get('/tls/host').qs({ domain: HOST })
      return [componentOf(page.text()), certificate.status()]
    }
    assert.deepEqual(await readState(), [BRANDED, 200])
    await business.merge({ active: false }).save()
    assert.deepEqual(await readState(), [DEFAULT, 404])
    await business.merge({ active: true }).save()
    await brand.merge({ publishedAt: null }).save()
    assert.deepEqual(await readState(), [DEFAULT, 404])
    await publishTrackingPage(business)
    assert.deepEqual(await readState(), [BRANDED, 200])
    await domain.delete()
    assert.deepEqual(await readState(), [DEFAULT, 404])
  })

  test('gets a certificate only while the domain is verified', async ({ client }) => {
    const requestCertificate = async (domain: string, status: number) => {
      clearCertifiedHosts()
      const answer = await client.get('/tls/host').qs({ domain })
      answer.assertStatus(status)
    }
    await addedDomain(business)
    await requestCertificate(HOST, 404)
    await OwnDomain.query().delete()
    await verifiedDomain(business, dns)
    await requestCertificate(HOST, 200)
    await requestCertificate(`${HOST.toUpperCase()}.`, 200)
    await requestCertificate(`x.${HOST}`, 404)
    await requestCertificate(`${HOST}/x`, 404)
    await OwnDomain.query().update({ verifiedAt: null })
    await requestCertificate(HOST, 404)
  })

  test('certificate requests for unknown names are limited; known shops still get theirs', async ({
    client,
  }) => {
    await verifiedDomain(business, dns)
    const requestCertificate = (domain: string) => client.get('/tls/host').qs({ domain })
    await Promise.all(
      Array.from({ length: 301 }, (_, at) => requestCertificate(`x${at}.ankarahouse.ng`))
    )
    const refused = await requestCertificate('one-more.ankarahouse.ng')
    refused.assertStatus(429)
    const known = await requestCertificate(ACME_HOST)
    known.assertStatus(200)
  })

  test('redirects everything but tracking pages to our own address', async ({ client, assert }) => {
    await verifiedDomain(business, dns)
    for (const page of ['/signin?next=%2Fbase', '/register', '/base/home', '/privacy', '/rates']) {
      const answer = await openAt(client, HOST, page).redirects(0)
      answer.assertStatus(302)
      assert.equal(answer.header('location'), appUrl + page)
      assert.isUndefined(answer.header('set-cookie'), page)
    }
    const form = await openAt(client, HOST, '/track')
    const visit = await openAt(client, HOST, '/privacy').headers({
      'x-inertia': 'true',
      'x-inertia-version': readProps(form.text()).version,
    })
    visit.assertStatus(409)
    assert.equal(visit.header('x-inertia-location'), `${appUrl}/privacy`)
    const health = await client.get('/health/live').header('host', HOST)
    health.assertStatus(200)
    const stranger = await openAt(client, 'evil.example', '/rates')
    stranger.assertStatus(200)
  })

  test('never appears from the cache on the host of another shop or on ours', async ({
    assert,
  }) => {
    const rivals = await Organization.create({ name: 'Rival Fabrics', subdomain: 'rivals' })
    const { id } = await Brand.of(rivals).then(async (rivalBrand) => {
      await publishTrackingPage(rivals)
      return { id: rivalBrand.organizationId }
    })
    assert.equal(id, rivals.id)
    await verifiedDomain(business, dns)
    await verifiedDomain(rivals, dns, 'track.rivals.ng')
    const server = addressOfServer()
    const pages = async () => ({
      ours: await htmlAt(server, '127.0.0.1', '/track'),
      acme: await htmlAt(server, HOST, '/track'),
      rivals: await htmlAt(server, 'track.rivals.ng', '/track'),
      acmeParcel: await htmlAt(server, HOST, path()),
      acmeOnOurs: await htmlAt(server, ACME_HOST, path()),
      rivalsParcel: await htmlAt(server, 'track.rivals.ng', path()),
      oursParcel: await htmlAt(server, '127.0.0.1', path()),
      rootOfRivals: await htmlAt(server, 'track.rivals.ng', '/'),
      rootOfOurs: await htmlAt(server, '127.0.0.1', '/'),
    })
    // In the first round pages are rendered, in the second they come from the cache.
    for (const round of ['rendered', 'cached']) {
      const htmlByName = await pages()
      for (const [name, html] of Object.entries(htmlByName)) {
        const isAcme = ['acme', 'acmeParcel', 'acmeOnOurs'].includes(name)
        const isRivals = ['rivals', 'rootOfRivals'].includes(name)
        assert.equal(html.includes('ACME Foods'), isAcme, `${name}, ${round}`)
        assert.equal(html.includes('Rival Fabrics'), isRivals, `${name}, ${round}`)
      }
    }
  })

  test('is cached for each host of a parcel and served with one query', async ({ assert }) => {
    await verifiedDomain(business, dns)
    const server = addressOfServer()
    const hosts = [HOST, ACME_HOST, '127.0.0.1']
    for (const host of hosts) await htmlAt(server, host, path())
    for (const host of hosts) {
      assert.equal(await countQueries(() => htmlAt(server, host, path())), 1, host)
    }
  })

  test('names the custom domain only while it is verified, even from the cache', async ({
    assert,
  }) => {
    const server = addressOfServer()
    const namesDomain = async (host: string) => {
      const html = await htmlAt(server, host, path())
      return html.includes(`http://${HOST}:${OUR_PORT}${path()}`)
    }
    assert.isFalse(await namesDomain(ACME_HOST))
    await verifiedDomain(business, dns)
    assert.isTrue(await namesDomain(ACME_HOST))
    assert.isTrue(await namesDomain(HOST))
    await OwnDomain.query().update({ verifiedAt: null })
    assert.isFalse(await namesDomain(ACME_HOST))
    assert.isFalse(await namesDomain(HOST))
  })
})
