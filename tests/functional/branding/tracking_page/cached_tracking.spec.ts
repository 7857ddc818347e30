import { request } from 'node:http'
import { test } from '@japa/runner'
import { DateTime, Settings } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { brandStyleSheet } from '#branding/tracking_page/rules/brand_style'
import { THEMES } from '#branding/tracking_page/rules/themes'
import { clearPageCache } from '#shared/scale/page_cache'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { loadParcelVersion } from '#shipping/tracking/parcel_version'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { removeProps } from '#tests/support/page_props'
import { addressOfServer } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'
import { makeShipment } from '#tests/support/shipment_rows'
import { ACME_HOST, publishedAcme } from './shop.js'
import { forgetLimits } from '#tests/support/limits'

type Answer = { status: number; headers: Record<string, unknown>; html: string }

/** Sets another host, which `fetch` cannot. */
function open(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request(addressOfServer() + path, { headers }, (answer) => {
    let html = ''
    answer.setEncoding('utf8').on('data', (part) => (html += part))
    answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, html }))
  })
    .on('error', reject)
    .end()
  return promise
}

async function statusOf(path: string, headers: Record<string, string> = {}) {
  const { status } = await open(path, headers)
  return status
}

async function htmlOf(path: string) {
  const { html } = await open(path)
  return html
}

async function textOf(path: string, headers: Record<string, string> = {}) {
  const { html } = await open(path, headers)
  return removeProps(html)
}

const BRANDED = { host: ACME_HOST }

/** A delivery date that appears nowhere else on the page, since scans carry the current date. */
const promised = DateTime.now().setZone(LAGOS_ZONE).plus({ days: 40 })

/** A parcel of ACME Foods whose page is cached for strangers, on our host and on the shop's. */
async function cacheParcelPage() {
  const { business } = await publishedAcme()
  const parcel = await makeShipment({
    owner: 'owner@acme.test',
    status: 'COURIER_ASSIGNED',
    estimatedDeliveryOn: DateTime.fromISO('2026-11-25'),
  })
  await db.table('tracking_events').insert({
    shipment_id: parcel.id,
    code: 'PICKED_UP',
    text: 'Picked up in Ikeja',
    place: 'Ikeja',
    source: 'courier',
    source_id: 'first',
    occurred_at: new Date(),
  })
  const path = `/track/${parcel.trackingNumber}`
  for (const headers of [{}, BRANDED]) await open(path, headers)
  return { business, parcel, path }
}

type CachedParcelPage = Awaited<ReturnType<typeof cacheParcelPage>>
type Change = { field: string; text: string; apply: (page: CachedParcelPage) => Promise<unknown> }

const ofParcel = (table: string, { parcel }: CachedParcelPage) =>
  db.from(table).where('shipment_id', parcel.id)

/** Changes to the page's data, made in SQL, so that no model could notice them. */
const CHANGES: Change[] = [
  {
    field: 'list of scans',
    text: 'Seen in Lome',
    apply: ({ parcel }) =>
      db.table('tracking_events').insert({
        shipment_id: parcel.id,
        code: 'ON_THE_WAY',
        text: 'Seen in Lome',
        place: 'Lome',
        source: 'courier',
        source_id: 'second',
        occurred_at: new Date(),
      }),
  },
  {
    field: 'scan text',
    text: 'Picked up in Yaba',
    apply: (page) => ofParcel('tracking_events', page).update({ text: 'Picked up in Yaba' }),
  },
  {
    field: 'status',
    text: 'Package Delivered',
    apply: ({ parcel }) =>
      db
        .from('shipments')
        .where({ id: parcel.id })
        .update({ status: 'DELIVERED', delivered_at: new Date() }),
  },
  {
    field: 'delivery day',
    text: formatLagosDate(promised),
    apply: ({ parcel }) =>
      db
        .from('shipments')
        .where({ id: parcel.id })
        .update({ estimated_delivery_on: promised.toISODate() }),
  },
  {
    field: 'waybill number',
    text: 'WAYBILL-77',
    apply: (page) => ofParcel('shipment_packages', page).update({ waybill_number: 'WAYBILL-77' }),
  },
  {
    field: 'destination',
    text: 'Ghana',
    apply: (page) =>
      ofParcel('shipment_addresses', page)
        .where('side', 'destination')
        .update({ country_code: 'GH', state_key: null }),
  },
  {
    field: 'collection point',
    text: 'Corner Shop, Leeds',
    apply: ({ parcel }) =>
      db.table('shipment_access_points').insert({
        shipment_id: parcel.id,
        address: 'Corner Shop, Leeds',
        city: 'Leeds',
        country_code: 'GB',
        recorded_at: new Date(),
      }),
  },
  {
    field: 'courier name',
    text: 'Swift Wings',
    apply: () => db.from('couriers').update({ name: 'Swift Wings' }),
  },
  {
    field: 'country name',
    text: 'Albion',
    apply: () => db.from('countries').where({ code: 'GB' }).update({ name: 'Albion' }),
  },
]

test.group('Cached tracking page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clearPageCache)

  test('takes three queries to render and one to confirm', async ({ assert }) => {
    const { path } = await cacheParcelPage()
    for (const headers of [{}, BRANDED]) {
      clearPageCache()
      assert.equal(await countQueries(() => open(path, headers)), 3)
      assert.equal(await countQueries(() => open(path, headers)), 1)
    }
  })

  test('shows a changed {field} at once')
    .with(CHANGES)
    .run(async ({ assert }, { apply, text }) => {
      const page = await cacheParcelPage()
      for (const headers of [{}, BRANDED]) {
        assert.notInclude(await textOf(page.path, headers), text)
        assert.equal(await countQueries(() => open(page.path, headers)), 1)
      }
      await apply(page)
      for (const headers of [{}, BRANDED]) assert.include(await textOf(page.path, headers), text)
    })

  test('drops a withdrawn scan, and answers 404 for a voided parcel', async ({ assert }) => {
    const page = await cacheParcelPage()
    assert.include(await textOf(page.path), 'Picked up in Ikeja')
    await ofParcel('tracking_events', page).update({ withdrawn_at: new Date() })
    assert.notInclude(await textOf(page.path), 'Picked up in Ikeja')
    await db.from('shipments').where({ id: page.parcel.id }).update({ status: 'VOIDED' })
    for (const headers of [{}, BRANDED]) assert.equal(await statusOf(page.path, headers), 404)
  })

  test('changes at midnight when the parcel becomes late', async ({ assert, cleanup }) => {
    cleanup(() => {
      Settings.now = () => Date.now()
    })
    const evening = DateTime.fromISO('2026-11-25T23:59:00+01:00').toMillis()
    Settings.now = () => evening
    const { path } = await cacheParcelPage()
    const before = await textOf(path)
    Settings.now = () => evening + 120_000
    assert.notEqual(await textOf(path), before)
  })

  test("shows changes of the shop's name, theme, address and publication at once", async ({
    assert,
  }) => {
    const { business, path } = await cacheParcelPage()
    assert.include(await textOf(path, BRANDED), 'ACME Foods')
    await db.from('organizations').where({ id: business.id }).update({ name: 'ACME Kitchens' })
    assert.include(await textOf(path, BRANDED), 'ACME Kitchens')
    const theme = THEMES.at(-1)!
    const settings = db.from('brand_settings').where({ organization_id: business.id })
    await settings.clone().update({ theme_id: theme.id, own_colours: null, display_address: true })
    const { html } = await open(path, BRANDED)
    assert.include(html, brandStyleSheet(theme.colours))
    const place = { address: '12 Allen Avenue', state_key: business.stateKey ?? 'NG_LA' }
    await db.from('organizations').where({ id: business.id }).update(place)
    assert.include(await textOf(path, BRANDED), '12 Allen Avenue')
    await db.from('states').where({ key: place.state_key }).update({ name: 'Centre of Excellence' })
    assert.include(await textOf(path, BRANDED), 'Centre of Excellence')
    await settings.clone().update({ published_at: null })
    assert.notInclude(await textOf(path, BRANDED), 'ACME Kitchens')
  })

  test("differs between our host and the shop's host", async ({ assert }) => {
    const { path } = await cacheParcelPage()
    assert.notInclude(await textOf(path), 'ACME Foods')
    assert.include(await textOf(path, BRANDED), 'ACME Foods')
    assert.notInclude(await textOf(path, { host: 'other.localhost' }), 'ACME Foods')
  })

  test('differs by language', async ({ assert }) => {
    const { path } = await cacheParcelPage()
    for (const language of ['fr', 'en', 'fr']) {
      const { html } = await open(path, { 'accept-language': language })
      assert.include(html, `<html lang="${language}`)
      const byQuery = await open(`${path}?lang=${language}`)
      assert.include(byQuery.html, `<html lang="${language}`)
    }
  })

  test('is not used for the receiver or for a signed-in user', async ({ assert }) => {
    const { parcel, path } = await cacheParcelPage()
    const receiverPage = await open(receiverPath(parcel))
    const address = await db
      .from('shipment_addresses')
      .where({ shipment_id: parcel.id, side: 'destination' })
      .first()
    assert.include(receiverPage.html, address.fullname)
    assert.isUndefined(receiverPage.headers.etag)
    assert.match(String(receiverPage.headers['cache-control']), /no-store/)
    assert.notInclude(await htmlOf(path), address.fullname)
    const member = await PageSession.signedIn('owner@acme.test')
    const memberPage = await member.get(path)
    assert.isNull(memberPage.headers.get('etag'))
    assert.include(await memberPage.text(), 'owner@acme.test')
    assert.notInclude(await htmlOf(path), 'owner@acme.test')
  })

  test('is the same for all visitors, and is not sent again to a browser that has it', async ({
    assert,
  }) => {
    const { path } = await cacheParcelPage()
    const [first, second] = [await open(path), await open(path)]
    assert.equal(first.html, second.html)
    assert.match(String(second.headers['content-security-policy']), /script-src 'self' 'sha256-/)
    const etag = String(first.headers.etag)
    const same = await open(path, { 'if-none-match': etag })
    assert.deepEqual([same.status, same.html], [304, ''])
  })

  test('counts towards the limit of 60 views', async ({ assert }) => {
    const { path } = await cacheParcelPage()
    await forgetLimits()
    for (let view = 0; view < 60; view++) assert.equal(await statusOf(path), 200)
    const refused = await open(path)
    assert.equal(refused.status, 429)
    assert.include(removeProps(refused.html), 'Too many attempts.')
  })

  test('is confirmed with one query for concurrent readers', async ({ assert }) => {
    const { parcel } = await cacheParcelPage()
    const numbers = Array.from({ length: 12 }, () => parcel.trackingNumber)
    assert.equal(await countQueries(() => Promise.all(numbers.map(loadParcelVersion))), 1)
    assert.isNull(await loadParcelVersion(1))
  })
})
