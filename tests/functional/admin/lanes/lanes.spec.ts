import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import {
  countLanes,
  daysAgo,
  makeDeliveredShipment,
  recordScan,
  TEN_TRANSIT_DAYS,
} from '#tests/support/following/deliveries'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

async function underWay(days: number, draft: object = {}) {
  const shipment = await makeShipment({ status: 'COURIER_ASSIGNED', ...draft })
  await recordScan(shipment, daysAgo(days))
  return shipment
}

test.group('Lanes and late parcels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    // Excludes parcels of other tests.
    await db.from('shipments').update({ delivered_at: null })
    await db.from('tracking_events').update({ withdrawn_at: new Date() })
    for (const days of TEN_TRANSIT_DAYS) await makeDeliveredShipment(days)
  })

  test('lane facts are listed by courier and lane, filtered and exported', async ({
    client,
    assert,
  }) => {
    for (const days of [1, 1, 1, 1, 2])
      await makeDeliveredShipment(days, { to: 'NG', courierCode: 'UPS' })
    await countLanes()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const listed = async (query = '') => {
      const answer: any = await admin('get', `/lane_fact/all${query}`)
      answer.assertStatus(200)
      return answer.body()
    }
    const { data, metadata } = await listed()
    assert.equal(metadata.total, 4)
    assert.deepEqual(data[0], {
      courier: 'DHL',
      courierName: 'DHL',
      kind: 'export',
      lane: 'Nigeria to all countries',
      usualDays: 4,
      mostDays: 6,
      parcels: 10,
    })
    const lanes = async (query: string) => {
      const { data: rows } = await listed(query)
      return rows.map(({ lane }: any) => lane)
    }
    assert.deepEqual(await lanes('?kind=domestic'), ['All of Nigeria', 'Lagos to Lagos'])
    assert.deepEqual(await lanes('?courier=DHL&sort=usual'), [
      'Nigeria to all countries',
      'Nigeria to United Kingdom',
    ])
    assert.deepEqual(await lanes('?search=kingdom'), ['Nigeria to United Kingdom'])
    assert.deepEqual(await lanes('?perPage=10&page=2'), [])
    const file: any = await admin('get', '/lane_fact/all.csv?search=kingdom')
    assert.include(file.text(), 'DHL,export,Nigeria to United Kingdom,4,6,10')
    const wrong: any = await admin('get', '/lane_fact/all?kind=moon')
    wrong.assertStatus(422)
  })

  test('a parcel is late from the day after the one by which nine in ten arrive', async ({
    client,
    assert,
  }) => {
    const [onTime, late, later] = [await underWay(6), await underWay(7), await underWay(20)]
    await underWay(90, { courierCode: 'UPS' })
    await countLanes()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const listed = async (query = '') => {
      const answer: any = await admin('get', `/late_parcel/all${query}`)
      answer.assertStatus(200)
      return answer.body().data
    }
    const numbers = (rows: any[]) => rows.map(({ trackingNumber }) => Number(trackingNumber))
    const found = await listed()
    assert.deepEqual(numbers(found), [later.trackingNumber, late.trackingNumber])
    assert.containsSubset(found[1], {
      courier: 'DHL',
      lane: 'Nigeria to United Kingdom',
      daysUnderWay: 7,
      mostDays: 6,
      daysLate: 1,
      lateText: '1 day',
      parcels: 10,
      handedOverOn: daysAgo(7).toISODate(),
    })
    assert.deepEqual(numbers(await listed('?sort=late')), [
      late.trackingNumber,
      later.trackingNumber,
    ])
    assert.deepEqual(numbers(await listed(`?search=${late.trackingNumber}`)), [late.trackingNumber])
    assert.deepEqual(await listed('?search=nobody'), [])
    assert.deepEqual(await listed('?courier=UPS'), [])
    assert.notInclude(numbers(found), onTime.trackingNumber)
    // All parcels fit on one page.
    const first: any = await admin('get', '/late_parcel/all?perPage=10')
    assert.isNull(first.body().metadata.nextCursor)
    const wrong: any = await admin('get', '/late_parcel/all?cursor=nonsense')
    wrong.assertStatus(422)
  })

  test('a parcel that arrives or returns is no longer late, even before the nightly count', async ({
    client,
    assert,
  }) => {
    const [arrived, returned] = [await underWay(9), await underWay(9)]
    await countLanes()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const count = async () => {
      const answer: any = await admin('get', '/late_parcel/all')
      return answer.body().data.length
    }
    assert.equal(await count(), 2)
    const happened = (code: 'DELIVERED' | 'RETURNING') => [
      {
        sourceId: code,
        code,
        text: code,
        countryCode: null,
        place: null,
        occurredAt: daysAgo(0),
      },
    ]
    await recordTrackingEvents(arrived.id, 'test', happened('DELIVERED'))
    assert.equal(await count(), 1)
    await recordTrackingEvents(returned.id, 'test', happened('RETURNING'))
    assert.equal(await count(), 0)
    await countLanes()
    assert.isNull(await db.from('parcel_dues').where('shipment_id', arrived.id).first())
  })
})
