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
import { addressOfServer } from '#tests/support/program'
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

/** A day that appears nowhere else on the page; its scans carry the current date. */
const promised = DateTime.now().setZone(LAGOS_ZONE).plus({ days: 40 })

/** A parcel of ACME Foods whose page is cached for strangers, on our host and on the shop's. */
async function lookedAt() {
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

type LookedAt = Awaited<ReturnType<typeof lookedAt>>
type Change = { what: string; text: string; make: (of: LookedAt) => Promise<unknown> }

const ofParcel = (table: string, { parcel }: LookedAt) =>
  db.from(table).where('shipment_id', parcel.id)

/** Changes to the page's data, made with SQL only, past every model. */
const CHANGES: Change[] = [
  {
    what: 'a scan',
    text: 'Seen in Lome',
    make: ({ parcel }) =>
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
    what: 'the words of a scan',
    text: 'Picked up in Yaba',
    make: (of) => ofParcel('tracking_events', of).update({ text: 'Picked up in Yaba' }),
  },
  {
    what: 'its status',
    text: 'Package Delivered',
    make: ({ parcel }) =>
      db
        .from('shipments')
        .where({ id: parcel.id })
        .update({ status: 'DELIVERED', delivered_at: new Date() }),
  },
  {
    what: 'the promised day',
    text: formatLagosDate(promised),
    make: ({ parcel }) =>
      db
        .from('shipments')
        .where({ id: parcel.id })
        .update({ estimated_delivery_on: promised.toISODate() }),
  },
  {
    what: 'a waybill',
    text: 'WAYBILL-77',
    make: (of) => ofParcel('shipment_packages', of).update({ waybill_number: 'WAYBILL-77' }),
  },
  {
    what: 'where it goes',
    text: 'Ghana',
    make: (of) =>
      ofParcel('shipment_addresses', of)
        .where('side', 'destination')
        .update({ country_code: 'GH', state_key: null }),
  },
  {
    what: 'a shop of the courier',
    text: 'Corner Shop, Leeds',
    make: ({ parcel }) =>
      db.table('shipment_access_points').insert({
        shipment_id: parcel.id,
        address: 'Corner Shop, Leeds',
        city: 'Leeds',
        country_code: 'GB',
        recorded_at: new Date(),
      }),
  },
  {
    what: 'the name of its courier',
    text: 'Swift Wings',
    make: () => db.from('couriers').update({ name: 'Swift Wings' }),
  },
  {
    what: 'the name of a country',
    text: 'Albion',
    make: () => db.from('countries').where({ code: 'GB' }).update({ name: 'Albion' }),
  },
]

test.group('The cached page of a parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clearPageCache)

  test('is confirmed by one statement, and drawn with three at most', async ({ assert }) => {
    const { path } = await lookedAt()
    for (const headers of [{}, BRANDED]) {
      clearPageCache()
      assert.equal(await countQueries(() => open(path, headers)), 3)
      assert.equal(await countQueries(() => open(path, headers)), 1)
    }
  })

  test('is never older than {what}')
    .with(CHANGES)
    .run(async ({ assert }, { make, text }) => {
      const of = await lookedAt()
      for (const headers of [{}, BRANDED]) {
        assert.notInclude(await textOf(of.path, headers), text)
        assert.equal(await countQueries(() => open(of.path, headers)), 1)
      }
      await make(of)
      for (const headers of [{}, BRANDED]) assert.include(await textOf(of.path, headers), text)
    })

  test('forgets a scan that was withdrawn, and a parcel that was given up', async ({ assert }) => {
    const of = await lookedAt()
    assert.include(await textOf(of.path), 'Picked up in Ikeja')
    await ofParcel('tracking_events', of).update({ withdrawn_at: new Date() })
    assert.notInclude(await textOf(of.path), 'Picked up in Ikeja')
    await db.from('shipments').where({ id: of.parcel.id }).update({ status: 'VOIDED' })
    for (const headers of [{}, BRANDED]) assert.equal(await statusOf(of.path, headers), 404)
  })

  test('says on the next day that the parcel is late', async ({ assert, cleanup }) => {
    cleanup(() => {
      Settings.now = () => Date.now()
    })
    const evening = DateTime.fromISO('2026-11-25T23:59:00+01:00').toMillis()
    Settings.now = () => evening
    const { path } = await lookedAt()
    const before = await textOf(path)
    Settings.now = () => evening + 120_000
    assert.notEqual(await textOf(path), before)
  })

  test('shows its shop as it is now', async ({ assert }) => {
    const { business, path } = await lookedAt()
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

  test('is one on our host and another on that of the shop', async ({ assert }) => {
    const { path } = await lookedAt()
    assert.notInclude(await textOf(path), 'ACME Foods')
    assert.include(await textOf(path, BRANDED), 'ACME Foods')
    assert.notInclude(await textOf(path, { host: 'other.localhost' }), 'ACME Foods')
  })

  test('is another one in each language', async ({ assert }) => {
    const { path } = await lookedAt()
    for (const language of ['fr', 'en', 'fr']) {
      const { html } = await open(path, { 'accept-language': language })
      assert.include(html, `<html lang="${language}`)
      const asked = await open(`${path}?lang=${language}`)
      assert.include(asked.html, `<html lang="${language}`)
    }
  })

  test('is not what its receiver sees, and not cached for anybody who may be known', async ({
    assert,
  }) => {
    const { parcel, path } = await lookedAt()
    const own = await open(receiverPath(parcel))
    const address = await db
      .from('shipment_addresses')
      .where({ shipment_id: parcel.id, side: 'destination' })
      .first()
    assert.include(own.html, address.fullname)
    assert.isUndefined(own.headers.etag)
    assert.match(String(own.headers['cache-control']), /no-store/)
    assert.notInclude(await htmlOf(path), address.fullname)
    const member = await PageSession.signedIn('owner@acme.test')
    const theirs = await member.get(path)
    assert.isNull(theirs.headers.get('etag'))
    assert.include(await theirs.text(), 'owner@acme.test')
    assert.notInclude(await htmlOf(path), 'owner@acme.test')
  })

  test('is the same for everybody, and is not sent again to a browser that has it', async ({
    assert,
  }) => {
    const { path } = await lookedAt()
    const [one, other] = [await open(path), await open(path)]
    assert.equal(one.html, other.html)
    assert.match(String(other.headers['content-security-policy']), /script-src 'self' 'sha256-/)
    const etag = String(one.headers.etag)
    const same = await open(path, { 'if-none-match': etag })
    assert.deepEqual([same.status, same.html], [304, ''])
  })

  test('counts as a look at a number', async ({ assert }) => {
    const { path } = await lookedAt()
    await forgetLimits()
    for (let look = 0; look < 60; look++) assert.equal(await statusOf(path), 200)
    const refused = await open(path)
    assert.equal(refused.status, 429)
    assert.include(removeProps(refused.html), 'Too many attempts.')
  })

  test('is asked about once for all who come at once', async ({ assert }) => {
    const { parcel } = await lookedAt()
    const all = Array.from({ length: 12 }, () => parcel.trackingNumber)
    assert.equal(await countQueries(() => Promise.all(all.map(loadParcelVersion))), 1)
    assert.isNull(await loadParcelVersion(1))
  })
})
