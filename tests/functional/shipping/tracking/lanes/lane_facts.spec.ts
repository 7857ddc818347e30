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
import { apiClientOf } from '#tests/support/api_client'
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

async function readTimes(route: Ends = BRITAIN, courier = 'DHL') {
  const facts = await transitTimes.current()
  return facts.of(courier, route)
}

async function deliverTen() {
  for (const days of TEN_TRANSIT_DAYS) await makeDeliveredShipment(days)
}

test.group('Transit times of a lane', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))
  // Excludes deliveries of other tests.
  group.each.setup(async () => void (await db.from('shipments').update({ delivered_at: null })))

  test('are the days that half and nine in ten parcels took, with the count', async ({
    assert,
  }) => {
    await deliverTen()
    await countLanes()
    assert.deepEqual(await readTimes(), { usualDays: 4, mostDays: 6, parcels: 10 })
    assert.isNull(await readTimes(BRITAIN, 'UPS'))
  })

  test('are missing below the number of parcels that staff have set', async ({ assert }) => {
    await deliverTen()
    await countLanes(11)
    assert.isNull(await readTimes())
    await countLanes(10)
    assert.isNotNull(await readTimes())
    await countLanes(11)
    assert.isNull(await readTimes())
  })

  test('fall back to all lanes of the kind when a lane has too few parcels', async ({ assert }) => {
    await deliverTen()
    await makeDeliveredShipment(2, { to: 'GH' })
    await countLanes()
    assert.deepEqual(await readTimes(GHANA), { usualDays: 4, mostDays: 6, parcels: 11 })
    const back = { origin: GHANA.destination, destination: GHANA.origin }
    assert.isNull(await readTimes(back))
  })

  test('differ by state within Nigeria, and fall back to all of Nigeria', async ({ assert }) => {
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

  test('count calendar days in Lagos', async ({ assert }) => {
    const midnight = daysAgo(3).startOf('day')
    for (let parcel = 0; parcel < 5; parcel++) {
      const shipment = await makeShipment({ status: 'DELIVERED' })
      await recordScan(shipment, midnight.plus({ minutes: 10 }))
      await shipment.merge({ deliveredAt: midnight.plus({ hours: 23 }) }).save()
    }
    await countLanes()
    assert.deepEqual(await readTimes(), { usualDays: 0, mostDays: 0, parcels: 5 })
  })

  test('leave out test parcels, old parcels and parcels without a handover scan', async ({
    assert,
  }) => {
    for (const days of [3, 3, 3, 3, 3]) await makeDeliveredShipment(days)
    const testParcel = await makeDeliveredShipment(9)
    const { id: testOrganizationId } = await ensureTestOrganization(
      await Organization.findOrFail(testParcel.organizationId)
    )
    await testParcel.merge({ organizationId: testOrganizationId }).save()
    await makeDeliveredShipment(9, {}, 181)
    const unscanned = await makeShipment({ status: 'DELIVERED' })
    await recordScan(unscanned, daysAgo(9), 'INFORMATION_RECEIVED')
    await recordScan(unscanned, daysAgo(1), 'DELIVERED')
    const withdrawn = await makeDeliveredShipment(3)
    await recordScan(withdrawn, daysAgo(30))
    await db
      .from('tracking_events')
      .where({ shipment_id: withdrawn.id, source_id: `PICKED_UP ${daysAgo(30).toMillis()}` })
      .update({ withdrawn_at: new Date() })
    await countLanes()
    assert.deepEqual(await readTimes(), { usualDays: 3, mostDays: 3, parcels: 6 })
  })

  test('are the same after a second count, and follow the next deliveries', async ({ assert }) => {
    await deliverTen()
    await countLanes()
    const rows = () => db.from('lane_facts').select('*').orderBy('origin').orderBy('destination')
    const first = await rows()
    await runSweep('shipping.count_lanes')
    assert.deepEqual(await rows(), first)
    await makeDeliveredShipment(40)
    await runSweep('shipping.count_lanes')
    assert.deepEqual(await readTimes(), { usualDays: 4, mostDays: 9, parcels: 11 })
  })

  test('rewrite only the parcels under way whose due day has changed', async ({ assert }) => {
    await deliverTen()
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

  test('are counted without reading old deliveries', async ({ assert }) => {
    await deliverTen()
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
    assert.containsSubset(await readTimes(), { parcels: 10 })
  })

  test('appear beside the price in the calculator, in the language of the page', async ({
    client,
    assert,
  }) => {
    await deliverTen()
    const query = 'export=1&originCountry=NG&destinationCountry=GB&weight=0.9'
    const openCalculator = async (more = '') => {
      const page = await client.get(`/rates?${query}${more}`)
      return removeProps(page.text())
    }
    assert.notInclude(await openCalculator(), 'Usually')
    await countLanes()
    assert.include(await openCalculator(), 'Usually 4 days, 9 in 10 within 6; 10 parcels')
    assert.include(
      await openCalculator('&lang=fr'),
      'D’habitude 4 jours, 9 sur 10 en 6 jours au plus'
    )
  })

  test('appear beside the couriers of a booking', async ({ client, assert }) => {
    await deliverTen()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const loadLaneFacts = async () => {
      const answer: any = await apiClient('post', '/shipment/check_rate', await submission())
      answer.assertStatus(200)
      const { courierRates } = answer.body().data
      return Object.fromEntries(courierRates.map((rate: any) => [rate.courier, rate.laneFact]))
    }
    const before = await loadLaneFacts()
    assert.deepEqual([before.DHL, before.UPS], [null, null])
    await countLanes()
    const after = await loadLaneFacts()
    assert.deepEqual(after.DHL, { usualDays: 4, mostDays: 6, parcels: 10 })
    assert.isNull(after.UPS)
  })

  test('add no query to a price', async ({ assert }) => {
    await deliverTen()
    await countLanes()
    await loadPriceFacts()
    assert.lengthOf(await collectStatements(() => loadPriceFacts()), 1)
  })

  test('appear on the tracking page only while the parcel is under way', async ({
    client,
    assert,
  }) => {
    await deliverTen()
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
    const usualOf = async (number: number, language: 'en' | 'fr' = 'en') =>
      buildJourney(await findTrackedShipment(number), getTranslator(language)).usual
    assert.isNull(await usualOf(trackingNumber))
    assert.match((await usualOf(parcel.trackingNumber, 'fr'))!, /^DHL met d’habitude 4 jours/)
  })
})
