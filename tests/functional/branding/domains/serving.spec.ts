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
import TrackingSubscription from '#shipping/tracking/followers/tracking_subscription'
import { sendTrackingUpdates } from '#shipping/tracking/followers/tracking_notifications'
import type Shipment from '#shipping/shipment/models/shipment'
import { ACME_HOST, openAt, publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { DnsServer } from '#tests/support/fakes/dns_server'
import { countQueries } from '#tests/support/database/query_count'
import { readProps } from '#tests/support/page_props'
import { addressOfServer } from '#tests/support/program'
import { makeShipment } from '#tests/support/shipment_rows'
import { addedDomain, HOST, verifiedDomain } from './own_domain.js'
import { htmlAt } from './visitor.js'

const BRANDED = 'branding/tracking_page/branded_track'
const DEFAULT = 'shipping/tracking/public_track'
const OUR_PORT = new URL(appUrl).port

test.group('The tracking page on a domain of its own', (group) => {
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

  test('answers there as on our domain, from the moment the record is right', async ({
    client,
    assert,
  }) => {
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
    const led = await openAt(client, HOST, typed).redirects(0)
    assert.equal(led.header('location'), path())
    const unknown = await openAt(client, HOST, '/track/999999999999')
    unknown.assertStatus(404)
    const elsewhere = await openAt(client, 'orders.ankarahouse.ng', path())
    assert.equal(componentOf(elsewhere.text()), DEFAULT)
  })

  test('is the address that both hosts name, in the page and in what is shared', async ({
    client,
    assert,
  }) => {
    await verifiedDomain(business, dns)
    const own = `http://${HOST}:${OUR_PORT}${path()}`
    for (const host of [HOST, ACME_HOST]) {
      const page = await openAt(client, host, path())
      assert.match(page.text(), new RegExp(`property="og:url"[^>]+content="${own}"`), host)
      assert.equal(readProps(page.text()).props.tracking.shareLink, own)
    }
  })

  test('is in the messages to receivers while it is verified, and our address otherwise', async ({
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

  test('is in the news that somebody asked for on the page', async ({ assert }) => {
    await verifiedDomain(business, dns)
    const reader = 'ada@reader.test'
    for (const [contact, channel] of [
      [reader, 'email'],
      [null, 'sms'],
    ] as const) {
      const follower = await TrackingSubscription.create({
        shipmentId: parcel.id,
        channel,
        email: contact,
        language: 'en',
      })
      await follower.begin()
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
    const told = await InboxMessage.query().orderBy('channel')
    assert.deepEqual(
      told.map(({ channel, text }) => [channel, text.includes(`//${HOST}:${OUR_PORT}/track/`)]),
      [
        ['email', true],
        ['sms', true],
      ]
    )
  })

  test('stops at once with a business that is blocked, that stops its page, or that removes it', async ({
    client,
    assert,
  }) => {
    const domain = await verifiedDomain(business, dns)
    const shown = async () => {
      clearCertifiedHosts()
      const page = await openAt(client, HOST, path())
      const asked = await client.get('/tls/host').qs({ domain: HOST })
      return [componentOf(page.text()), asked.status()]
    }
    assert.deepEqual(await shown(), [BRANDED, 200])
    await business.merge({ active: false }).save()
    assert.deepEqual(await shown(), [DEFAULT, 404])
    await business.merge({ active: true }).save()
    await brand.merge({ publishedAt: null }).save()
    assert.deepEqual(await shown(), [DEFAULT, 404])
    await publishTrackingPage(business)
    assert.deepEqual(await shown(), [BRANDED, 200])
    await domain.delete()
    assert.deepEqual(await shown(), [DEFAULT, 404])
  })

  test('has a certificate only while it is verified', async ({ client }) => {
    const ask = async (domain: string, status: number) => {
      clearCertifiedHosts()
      const answer = await client.get('/tls/host').qs({ domain })
      answer.assertStatus(status)
    }
    await addedDomain(business)
    await ask(HOST, 404)
    await OwnDomain.query().delete()
    await verifiedDomain(business, dns)
    await ask(HOST, 200)
    await ask(`${HOST.toUpperCase()}.`, 200)
    await ask(`x.${HOST}`, 404)
    await ask(`${HOST}/x`, 404)
    await OwnDomain.query().update({ verifiedAt: null })
    await ask(HOST, 404)
  })

  test('strangers who invent names keep no shop of ours from its certificate', async ({
    client,
  }) => {
    await verifiedDomain(business, dns)
    const ask = (domain: string) => client.get('/tls/host').qs({ domain })
    await Promise.all(Array.from({ length: 301 }, (_, at) => ask(`x${at}.ankarahouse.ng`)))
    const refused = await ask('one-more.ankarahouse.ng')
    refused.assertStatus(429)
    const known = await ask(ACME_HOST)
    known.assertStatus(200)
  })

  test('nobody signs in there: all but the pages of parcels lead to our own address', async ({
    client,
    assert,
  }) => {
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

  test('a kept page is never shown on the host of another shop, or on ours', async ({ assert }) => {
    const rivals = await Organization.create({ name: 'Rival Fabrics', subdomain: 'rivals' })
    const { id } = await Brand.of(rivals).then(async (theirs) => {
      await publishTrackingPage(rivals)
      return { id: theirs.organizationId }
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
    // Rendered first, then from the cache.
    for (const round of ['drawn', 'kept']) {
      const shown = await pages()
      for (const [name, html] of Object.entries(shown)) {
        const isAcme = ['acme', 'acmeParcel', 'acmeOnOurs'].includes(name)
        const isRivals = ['rivals', 'rootOfRivals'].includes(name)
        assert.equal(html.includes('ACME Foods'), isAcme, `${name}, ${round}`)
        assert.equal(html.includes('Rival Fabrics'), isRivals, `${name}, ${round}`)
      }
    }
  })

  test('the page of a parcel is kept for each of its hosts, and given by one statement', async ({
    assert,
  }) => {
    await verifiedDomain(business, dns)
    const server = addressOfServer()
    const hosts = [HOST, ACME_HOST, '127.0.0.1']
    for (const host of hosts) await htmlAt(server, host, path())
    for (const host of hosts) {
      assert.equal(await countQueries(() => htmlAt(server, host, path())), 1, host)
    }
  })

  test('a kept page names the domain as soon as it is verified, and no longer than that', async ({
    assert,
  }) => {
    const server = addressOfServer()
    const named = async (host: string) => {
      const html = await htmlAt(server, host, path())
      return html.includes(`http://${HOST}:${OUR_PORT}${path()}`)
    }
    assert.isFalse(await named(ACME_HOST))
    await verifiedDomain(business, dns)
    assert.isTrue(await named(ACME_HOST))
    assert.isTrue(await named(HOST))
    await OwnDomain.query().update({ verifiedAt: null })
    assert.isFalse(await named(ACME_HOST))
    assert.isFalse(await named(HOST))
  })
})
