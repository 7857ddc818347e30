import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import { flushPageCounts } from '#branding/page_figures/page_visit_counter'
import { clearPageCache } from '#shared/scale/page_cache'
import type Shipment from '#shipping/shipment/models/shipment'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import { HOST, verifiedDomain } from '#tests/functional/branding/domains/own_domain'
import { ACME_HOST, publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { DnsServer } from '#tests/support/fakes/dns_server'
import { countQueries } from '#tests/support/database/query_count'
import { makeShipment } from '#tests/support/shipment_rows'
import { readCounts, open } from './visitor.js'

test.group('Tracking page visits', (group) => {
  let business: Organization
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clearPageCache)
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    parcel = await makeShipment({ owner: 'owner@acme.test' })
    // Flushes counts inside the transaction, so that they are rolled back.
    return () => flushPageCounts()
  })

  const path = () => `/track/${parcel.trackingNumber}`

  test('are counted for rendered pages, cached pages and 304 answers', async ({ assert }) => {
    await open(ACME_HOST, path())
    assert.deepEqual(await readCounts(business), { visits: 1, repeats: 0, clicks: 0 })
    const cached = await open(ACME_HOST, path())
    const same = await open(ACME_HOST, path(), { 'if-none-match': cached.headers.etag! })
    assert.equal(same.status, 304)
    await open(ACME_HOST, receiverPath(parcel))
    assert.deepEqual(await readCounts(business), { visits: 4, repeats: 3, clicks: 0 })
  })

  test('are repeats when the same parcel was opened before, on any host', async ({ assert }) => {
    const dns = new DnsServer()
    const stop = await dns.start()
    await verifiedDomain(business, dns)
    await stop()
    const other = await makeShipment({ owner: 'owner@acme.test' })
    for (const host of [ACME_HOST, HOST, HOST]) await open(host, path())
    await open(HOST, `/track/${other.trackingNumber}`)
    assert.deepEqual(await readCounts(business), { visits: 4, repeats: 2, clicks: 0 })
    await open(HOST, `/track/${other.trackingNumber}`)
    assert.deepEqual(await readCounts(business), { visits: 5, repeats: 3, clicks: 0 })
  })

  test('belong to the calendar day in Lagos', async ({ assert }) => {
    await open(ACME_HOST, path())
    await flushPageCounts()
    const rows = await db
      .from('page_figures')
      .where('organization_id', business.id)
      .select(db.raw(`day = (now() at time zone 'Africa/Lagos')::date as "isToday"`))
    assert.deepEqual(rows, [{ isToday: true }])
  })

  test('exclude other pages and hosts, and parcels that are unknown, voided or of other customers', async ({
    assert,
  }) => {
    const stranger = await makeShipment()
    await open('127.0.0.1', path())
    await open(ACME_HOST, `/track/${stranger.trackingNumber}`)
    await open(ACME_HOST, '/track/999999999999')
    await open(ACME_HOST, '/track')
    await open(ACME_HOST, '/')
    await open(ACME_HOST, `${path()}/card.png`)
    await open('nobody.localhost', path())
    assert.deepEqual(await readCounts(business), { visits: 0, repeats: 0, clicks: 0 })
    const voided = await makeShipment({ owner: 'owner@acme.test', status: 'VOIDED' })
    await open(ACME_HOST, `/track/${voided.trackingNumber}`)
    assert.deepEqual(await readCounts(business), { visits: 0, repeats: 0, clicks: 0 })
  })

  test('exclude robots, prefetches, HEAD requests and partial reloads')
    .with([
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'WhatsApp/2.24.20.89 A' },
      { 'user-agent': 'facebookexternalhit/1.1' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': null },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { method: 'HEAD' },
      { 'x-inertia': 'true', 'x-inertia-partial-data': 'tracking' },
    ] as Record<string, string | null>[])
    .run(async ({ assert }, headers) => {
      await open(ACME_HOST, path(), headers)
      assert.deepEqual(await readCounts(business), { visits: 0, repeats: 0, clicks: 0 })
    })

  test('exclude previews; a search in a preview opens a preview', async ({ assert }) => {
    await open(ACME_HOST, `${path()}?preview=1`)
    const form = await open(ACME_HOST, '/track?preview=1')
    assert.match(form.html, /<input[^>]+name="preview"[^>]+value="1"/)
    const redirect = await open(
      ACME_HOST,
      `/track?trackingNumber=${parcel.trackingNumber}&preview=1`
    )
    assert.equal(redirect.headers.location, `${path()}?preview=1`)
    assert.deepEqual(await readCounts(business), { visits: 0, repeats: 0, clicks: 0 })
  })

  test('are counted once for a reader who changes the language', async ({ assert }) => {
    await open(ACME_HOST, path())
    await open(ACME_HOST, `${path()}?lang=fr`, { 'sec-fetch-site': 'same-origin' })
    assert.deepEqual(await readCounts(business), { visits: 1, repeats: 0, clicks: 0 })
    await open(ACME_HOST, `${path()}?lang=fr`)
    assert.deepEqual(await readCounts(business), { visits: 2, repeats: 1, clicks: 0 })
  })

  test('exclude staff and members of the business, but not other customers', async ({ assert }) => {
    const visitsAfterOpeningBy = async (username: string) => {
      const session = new SignedInAt(ACME_HOST)
      await session.signIn(username)
      await open(ACME_HOST, path(), { cookie: session.cookieHeader })
      const { visits } = await readCounts(business)
      return visits
    }
    assert.equal(await visitsAfterOpeningBy('owner@acme.test'), 0)
    assert.equal(await visitsAfterOpeningBy('admin@sendam.test'), 0)
    assert.equal(await visitsAfterOpeningBy('manager@sendam.test'), 0)
    assert.equal(await visitsAfterOpeningBy('member@sendam.test'), 1)
  })

  test('add no query to a page request', async ({ assert }) => {
    await open(ACME_HOST, path())
    assert.equal(await countQueries(() => open(ACME_HOST, path())), 1)
  })

  test('set no cookie and store nothing about the visitor', async ({ assert }) => {
    await open(ACME_HOST, path(), { cookie: 'visitor=1' })
    const answer = await open(ACME_HOST, path())
    assert.isUndefined(answer.headers['set-cookie'])
    await flushPageCounts()
    const columns = await db
      .from('information_schema.columns')
      .whereIn('table_name', ['page_figures', 'parcel_visits', 'product_clicks'])
      .where('table_schema', 'public')
      .orderBy(['table_name', 'ordinal_position'])
      .select('table_name as table', 'column_name as column')
    assert.deepEqual(
      columns.map(({ table, column }) => `${table}.${column}`),
      [
        ...['organization_id', 'day', 'visits', 'repeat_visits', 'clicks'].map(
          (column) => `page_figures.${column}`
        ),
        ...['parcel_visits.shipment_id', 'parcel_visits.visits'],
        ...['product_clicks.product_id', 'product_clicks.day', 'product_clicks.clicks'],
      ]
    )
  })
})

/** A session on another host, which has its own cookies. */
class SignedInAt extends PageSession {
  constructor(host: string) {
    super({ host })
  }

  get cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
