import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { getTranslator } from '#shared/languages/translator'
import Organization from '#identity/organizations/models/organization'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import { transitTimes } from '#shipping/pricing/lanes/transit_times'
import { loadPriceFacts } from '#shipping/pricing/price_facts'
import type Shipment from '#shipping/shipment/models/shipment'
import { buildJourney } from '#shipping/tracking/build_journey'
import { findTrackedShipment } from '#shipping/tracking/build_tracking_detail'
import {
  countLanes,
  daysAgo,
  makeDeliveredShipment,
  recordScan,
  TEN_TRANSIT_DAYS,
} from '#tests/support/following/deliveries'
import { programOf } from '#tests/support/program'
import { readProps, removeProps } from '#tests/support/page_props'
import { collectStatements } from '#tests/support/database/query_count'
import { submission } from '#tests/support/submission'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'
import { runSweep } from '#tests/support/jobs'

type End = { country: string; state: string | null }
type Ends = { origin: End; destination: End }

const BRITAIN = {
  origin: { country: 'NG', state: 'LA' },
  destination: { country: 'GB', state: null },
}
const GHANA = {
  origin: { country: 'NG', state: 'LA' },
  destination: { country: 'GH', state: null },
}

async function known(route: Ends = BRITAIN, courier = 'DHL') {
  const facts = await transitTimes.current()
  return facts.of(courier, route)
}

async function ten() {
  for (const days of TEN_TRANSIT_DAYS) await makeDeliveredShipment(days)
}

test.group('What deliveries say of a lane', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))
  // Excludes deliveries of other tests.
  group.each.setup(async () => void (await db.from('shipments').update({ delivered_at: null })))

  test('is how long half of them and nine in ten took, with their count', async ({ assert }) => {
    await ten()
    await countLanes()
    assert.deepEqual(await known(), { usualDays: 4, mostDays: 6, parcels: 10 })
    assert.isNull(await known(BRITAIN, 'UPS'))
  })

  test('is nothing where there are fewer than staff have set', async ({ assert }) => {
    await ten()
    await countLanes(11)
    assert.isNull(await known())
    await countLanes(10)
    assert.isNotNull(await known())
    await countLanes(11)
    assert.isNull(await known())
  })

  test('falls back to all lanes of the kind where a lane has too few', async ({ assert }) => {
    await ten()
    await makeDeliveredShipment(2, { to: 'GH' })
    await countLanes()
    assert.deepEqual(await known(GHANA), { usualDays: 4, mostDays: 6, parcels: 11 })
    const back = { origin: GHANA.destination, destination: GHANA.origin }
    assert.isNull(await known(back))
  })

  test('is told apart by state at home, and falls back to all of Nigeria', async ({ assert }) => {
    for (const days of [1, 1, 2, 2, 3]) await makeDeliveredShipment(days, { to: 'NG' })
    const [kano] = [await makeDeliveredShipment(8, { to: 'NG' })]
    const end = { shipment_id: kano.id, side: 'destination' }
    await db.from('shipment_addresses').where(end).update({ state_key: 'NG_KN' })
    await countLanes()
    const facts = await transitTimes.current()
    const inState = (state: string) => ({ country: 'NG', state })
    const between = (from: string, to: string) =>
      facts.of('DHL', { origin: inState(from), destination: inState(to) })
    assert.deepEqual(between('LA', 'LA'), { usualDays: 2, mostDays: 3, parcels: 5 })
    assert.deepEqual(between('LA', 'KN'), { usualDays: 2, mostDays: 8, parcels: 6 })
  })

  test('counts days as a calendar in Lagos has them', async ({ assert }) => {
    const midnight = daysAgo(3).startOf('day')
    for (let parcel = 0; parcel < 5; parcel++) {
      const shipment = await makeShipment({ status: 'DELIVERED' })
      await recordScan(shipment, midnight.plus({ minutes: 10 }))
      await shipment.merge({ deliveredAt: midnight.plus({ hours: 23 }) }).save()
    }
    await countLanes()
    assert.deepEqual(await known(), { usualDays: 0, mostDays: 0, parcels: 5 })
  })

  test('leaves out what is tried, what is long ago, and what nobody saw handed over', async ({
    assert,
  }) => {
    for (const days of [3, 3, 3, 3, 3]) await makeDeliveredShipment(days)
    const tried = await makeDeliveredShipment(9)
    const { id: twin } = await ensureTestOrganization(
      await Organization.findOrFail(tried.organizationId)
    )
    await tried.merge({ organizationId: twin }).save()
    await makeDeliveredShipment(9, {}, 181)
    const unseen = await makeShipment({ status: 'DELIVERED' })
    await recordScan(unseen, daysAgo(9), 'INFORMATION_RECEIVED')
    await recordScan(unseen, daysAgo(1), 'DELIVERED')
    const untrue = await makeDeliveredShipment(3)
    await recordScan(untrue, daysAgo(30))
    await db
      .from('tracking_events')
      .where({ shipment_id: untrue.id, source_id: `PICKED_UP ${daysAgo(30).toMillis()}` })
      .update({ withdrawn_at: new Date() })
    await countLanes()
    assert.deepEqual(await known(), { usualDays: 3, mostDays: 3, parcels: 6 })
  })

  test('is the same after a second count, and follows the next deliveries', async ({ assert }) => {
    await ten()
    await countLanes()
    const rows = () => db.from('lane_facts').select('*').orderBy('origin').orderBy('destination')
    const first = await rows()
    await runSweep('shipping.count_lanes')
    assert.deepEqual(await rows(), first)
    await makeDeliveredShipment(40)
    await runSweep('shipping.count_lanes')
    assert.deepEqual(await known(), { usualDays: 4, mostDays: 9, parcels: 11 })
  })

  test('a night rewrites of the parcels under way only those whose day has changed', async ({
    assert,
  }) => {
    await ten()
    const parcels: Shipment[] = []
    for (const days of [2, 3, 4]) {
      const parcel = await makeShipment({ status: 'COURIER_ASSIGNED' })
      await recordScan(parcel, daysAgo(days))
      parcels.push(parcel)
    }
    const [same, changed, gone] = parcels as [Shipment, Shipment, Shipment]
    await countLanes()
    const places = async () => {
      const rows = await db
        .from('parcel_dues')
        .whereIn(
          'shipment_id',
          parcels.map(({ id }) => id)
        )
        .select('shipment_id', 'late_from', db.raw('ctid::text as place'))
      return new Map(rows.map((row) => [Number(row.shipment_id), row]))
    }
    const before = await places()
    assert.equal(before.size, 3)
    await recordScan(changed, daysAgo(8))
    await gone.merge({ status: 'DELIVERED' }).save()
    await countLanes()
    const after = await places()
    assert.deepEqual(after.get(same.id), before.get(same.id))
    assert.notDeepEqual(after.get(changed.id).late_from, before.get(changed.id).late_from)
    assert.isFalse(after.has(gone.id))
  })

  test('is counted without reading deliveries of long ago', async ({ assert }) => {
    await ten()
    const { id } = await makeDeliveredShipment(3, {}, 400)
    // Enough year-old deliveries to make an index worthwhile.
    await db.rawQuery('alter table shipments disable trigger user')
    await db.rawQuery(
      `insert into shipments select (jsonb_populate_record(shipment, jsonb_build_object('id', 100000000 + i,
         'tracking_number', 100000000 + i, 'transaction_reference', 'BULK-' || i, 'quote_id', null, 'waybill_number', null))).*
       from shipments as shipment, generate_series(1, 3000) as i where shipment.id = ?`,
      [id]
    )
    await db.rawQuery('alter table shipments enable trigger user')
    await db.rawQuery('analyze shipments')
    const read = async () => {
      const [counted] = await queryRows<{ rows: number }>(
        db,
        `select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'shipments'`
      )
      return counted!.rows
    }
    const before = await read()
    await countLanes()
    assert.isBelow((await read()) - before, 1000)
    assert.containsSubset(await known(), { parcels: 10 })
  })

  test('stands beside the price in the calculator, in the language of the page', async ({
    client,
    assert,
  }) => {
    await ten()
    const question = 'export=1&originCountry=NG&destinationCountry=GB&weight=0.9'
    const shown = async (more = '') => {
      const page = await client.get(`/rates?${question}${more}`)
      return removeProps(page.text())
    }
    assert.notInclude(await shown(), 'Usually')
    await countLanes()
    assert.include(await shown(), 'Usually 4 days, 9 in 10 within 6; 10 parcels')
    assert.include(await shown('&lang=fr'), 'D’habitude 4 jours, 9 sur 10 en 6 jours au plus')
  })

  test('stands beside the couriers of a booking', async ({ client, assert }) => {
    await ten()
    const program = await programOf(client, 'member@sendam.test')
    const offered = async () => {
      const answer: any = await program('post', '/shipment/check_rate', await submission())
      answer.assertStatus(200)
      const { courierRates } = answer.body().data
      return Object.fromEntries(courierRates.map((rate: any) => [rate.courier, rate.laneFact]))
    }
    const nothing = await offered()
    assert.deepEqual([nothing.DHL, nothing.UPS], [null, null])
    await countLanes()
    const told = await offered()
    assert.deepEqual(told.DHL, { usualDays: 4, mostDays: 6, parcels: 10 })
    assert.isNull(told.UPS)
  })

  test('costs a price no statement of its own', async ({ assert }) => {
    await ten()
    await countLanes()
    await loadPriceFacts()
    assert.lengthOf(await collectStatements(() => loadPriceFacts()), 1)
  })

  test('is said on the tracking page of a parcel under way, and of no other', async ({
    client,
    assert,
  }) => {
    await ten()
    const parcel = await makeShipment({ status: 'COURIER_ASSIGNED' })
    const page = async () => {
      const answer = await client.get(`/track/${parcel.trackingNumber}`)
      return readProps(answer.text()).props.tracking.journey.usual
    }
    assert.isNull(await page())
    await countLanes()
    const sentence =
      'DHL usually takes 4 days for a parcel like this. 9 in 10 arrive within 6 days (10 parcels counted).'
    assert.equal(await page(), sentence)
    const { trackingNumber } = await makeDeliveredShipment(2)
    const said = async (number: number, language: 'en' | 'fr' = 'en') =>
      buildJourney(await findTrackedShipment(number), getTranslator(language)).usual
    assert.isNull(await said(trackingNumber))
    assert.match((await said(parcel.trackingNumber, 'fr'))!, /^DHL met d’habitude 4 jours/)
  })
})
