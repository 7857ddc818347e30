import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { removeProps } from '#tests/support/page_props'
import { dataOf } from '#tests/support/answers'
import { readAudit } from '#tests/support/audit'
import { programOf } from '#tests/support/program'
import { makeShipment } from '#tests/support/shipment_rows'

const START = DateTime.fromISO('2026-11-20T08:00:00Z')

const told = (code: TrackingCode, hour: number, text: string = code) => ({
  sourceId: `${code}/${hour}`,
  code,
  text,
  countryCode: 'NG',
  place: 'Ikeja, Lagos',
  occurredAt: START.plus({ hours: hour }),
})

const OUT = told('OUT_FOR_DELIVERY', 1)
const DELIVERED = told('DELIVERED', 2, 'Delivered')

async function stateOf(id: number) {
  const { status, trackingState, inTransit, deliveredAt } = await Shipment.findOrFail(id)
  return [status, trackingState, inTransit, deliveredAt !== null]
}

async function movesOf(id: number) {
  const rows = await db.from('shipment_status_changes').where('shipment_id', id).orderBy('id')
  return rows.slice(4).map(({ to_status: to, reason }) => [to, reason])
}

const tracked = async (client: ApiClient, { trackingNumber }: Shipment) => {
  const response = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
  return response.body().data
}

const statusOf = async (id: number) => {
  const { status, trackingState, inTransit } = await Shipment.findOrFail(id)
  return { status, trackingState, inTransit }
}

const tell = (id: number, ...events: ReturnType<typeof told>[]) =>
  recordTrackingEvents(id, 'dhl', events)

const tellAll = (id: number, ...events: ReturnType<typeof told>[]) =>
  recordTrackingEvents(id, 'dhl', events, { isWhole: true })

test.group('What couriers say of a parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('delivered on its way back is returned, and no delivery', async ({ client, assert }) => {
    const parcel = await makeShipment()
    const { id, trackingNumber } = parcel
    // Events arrive out of order, the last one first.
    await tell(id, told('DELIVERED', 5, 'Delivered to shipper'))
    await tell(id, told('RETURNING', 4), OUT)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'RETURNED', false, false])
    const data = await tracked(client, parcel)
    assert.containsSubset(data, {
      delivered: false,
      parcelState: 'RETURNED',
      statusText: 'Your package was returned to the sender.',
      deliveryDay: null,
    })
    assert.containsSubset(data.trackingList[0], {
      text: 'Returned to the sender',
      icon: 'returned',
    })
    const page = await client.get(`/track/${trackingNumber}`)
    assert.include(removeProps(page.text()), 'The parcel was returned to Nigeria.')
  })

  test('where to collect it is said with the address, until nobody can any more', async ({
    client,
    assert,
  }) => {
    const parcel = await makeShipment()
    const place = { address: '18 Market Street', city: 'London', countryCode: 'GB' }
    const waiting = {
      ...told('READY_FOR_COLLECTION', 1),
      accessPoint: { ...place, postalCode: null },
    }
    await tell(parcel.id, waiting)
    const before = await tracked(client, parcel)
    assert.equal(before.statusText, 'Your package is ready for collection.')
    assert.match(
      before.statusNote,
      /^Collect it at 18 Market Street, London\. Please collect it soon/
    )
    await tell(parcel.id, told('RETURNING', 2))
    const after = await tracked(client, parcel)
    assert.isNull(after.accessPointAddress)
  })

  test('a later scan denies a delivery, and a straggler does not', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'COURIER_ASSIGNED' })
    await tell(id, DELIVERED)
    await tell(id, OUT)
    assert.deepEqual(await stateOf(id), ['DELIVERED', 'DELIVERED', false, true])
    await tell(id, told('ARRIVED_AT_DESTINATION', 3))
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'ARRIVED_AT_DESTINATION', true, false])
    assert.deepEqual(await movesOf(id), [
      ['DELIVERED', 'Delivered by the courier'],
      ['COURIER_ASSIGNED', 'The courier says that it is not delivered after all'],
    ])
  })

  test('what is found, freed or tried again is on its way again', async ({ assert }) => {
    const { id } = await makeShipment()
    let hour = 0
    for (const code of ['LOST', 'DAMAGED', 'HELD', 'DELIVERY_FAILED'] as const) {
      await tell(id, told(code, hour++))
      assert.containsSubset(await statusOf(id), { trackingState: code })
      await tell(id, told('ON_THE_WAY', hour++))
      assert.containsSubset(await statusOf(id), { trackingState: 'ON_THE_WAY', inTransit: true })
    }
  })

  test('a shipment that the courier cancelled was never handed over', async ({ assert }) => {
    const { id } = await makeShipment()
    await tell(id, told('WITHDRAWN', 1))
    assert.deepEqual(await stateOf(id), ['BOOKED', 'WITHDRAWN', false, false])
  })

  test('what the courier no longer tells is withdrawn, and comes back when it tells it again', async ({
    client,
    assert,
  }) => {
    const parcel = await makeShipment()
    const { id } = parcel
    const picked = told('PICKED_UP', 0)
    const back = told('ON_THE_WAY', 3)
    await tellAll(id, picked, OUT, DELIVERED)
    await tellAll(id, picked, OUT, back)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'ON_THE_WAY', true, false])
    const { trackingList } = await tracked(client, parcel)
    assert.lengthOf(trackingList, 4)
    assert.notInclude(JSON.stringify(trackingList), 'Delivered')

    await tellAll(id, picked, DELIVERED)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'ON_THE_WAY', true, false])
    await tellAll(id, picked, DELIVERED, told('DELIVERED', 4))
    assert.deepEqual(await stateOf(id), ['DELIVERED', 'DELIVERED', false, true])
  })

  test('nothing else is withdrawn: not by an empty answer, not before or after what is told, not of others', async ({
    assert,
  }) => {
    const { id } = await makeShipment()
    await recordTrackingEvents(id, 'staff', [told('CLEARED_CUSTOMS', 2)])
    await tell(id, told('PICKED_UP', 0), told('EXPORT_SCAN', 5))
    await tellAll(id)
    await tellAll(id, told('DEPARTED_ORIGIN', 1), told('IMPORT_SCAN', 4))
    // A partial history does not withdraw other events.
    await tell(id, told('DEPARTED_ORIGIN', 1), told('ON_THE_WAY', 6))
    const withdrawn = await TrackingEvent.query()
      .where('shipmentId', id)
      .whereNotNull('withdrawnAt')
    assert.isEmpty(withdrawn)
    await tellAll(id, told('PICKED_UP', 0), told('ON_THE_WAY', 6))
    const gone = await TrackingEvent.query().where('shipmentId', id).whereNotNull('withdrawnAt')
    assert.sameMembers(
      gone.map(({ code }) => code),
      ['DEPARTED_ORIGIN', 'IMPORT_SCAN', 'EXPORT_SCAN']
    )
  })

  test('when the courier takes its only scan back, it does not have the parcel', async ({
    assert,
  }) => {
    const { id } = await makeShipment()
    const label = told('INFORMATION_RECEIVED', 0)
    await tellAll(id, label, told('PICKED_UP', 1))
    assert.containsSubset(await statusOf(id), { status: 'COURIER_ASSIGNED' })
    await tellAll(id, label, told('INFORMATION_RECEIVED', 2))
    assert.deepEqual(await stateOf(id), ['BOOKED', 'INFORMATION_RECEIVED', false, false])
  })

  test('the demo courier misses a receiver, holds a parcel, and brings one back', async ({
    assert,
  }) => {
    const acceptedAt = DateTime.now().minus({ hours: 2 })
    const at = (street: string) =>
      makeShipment({ to: 'NG', acceptedAt, receiver: { address: `7 ${street} Road` } })
    const parcels = [await at('MISSED'), await at('HOLD'), await at('RETURN'), await at('COLLECT')]
    await pollTracking()
    const states = await Promise.all(parcels.map(({ id }) => stateOf(id)))
    assert.deepEqual(states, [
      ['DELIVERED', 'DELIVERED', false, true],
      ['COURIER_ASSIGNED', 'HELD', false, false],
      ['COURIER_ASSIGNED', 'RETURNED', false, false],
      ['DELIVERED', 'DELIVERED', false, true],
    ])
    const codes = async ({ id }: Shipment) => {
      const events = await TrackingEvent.query().where('shipmentId', id).orderBy('occurredAt')
      return events.map(({ code }) => code)
    }
    const missed = await codes(parcels[0]!)
    assert.deepEqual(missed.slice(-4), [
      'OUT_FOR_DELIVERY',
      'DELIVERY_FAILED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ])
    assert.include(await codes(parcels[3]!), 'READY_FOR_COLLECTION')
  })
})

test.group('Reopening a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const reason = { reason: 'The receiver has not got it' }

  test('puts aside what said that it was delivered, however often that is told again', async ({
    client,
    assert,
  }) => {
    const { id, trackingNumber } = await makeShipment()
    await tell(id, OUT, DELIVERED)
    await recordTrackingEvents(id, 'staff', [told('DELIVERED', 3)])
    const staff = await programOf(client, 'admin@sendam.test')
    const answer = await staff('put', `/shipment/${id}/reopen`, reason)
    answer.assertStatus(200)
    assert.equal(answer.body().message, 'The parcel is with its courier again.')
    await tellAll(id, OUT, DELIVERED)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'OUT_FOR_DELIVERY', true, false])
    const moves = await movesOf(id)
    assert.deepEqual(moves.at(-1), ['COURIER_ASSIGNED', reason.reason])

    const { putAside } = await dataOf(staff('get', `/shipment/${id}/detail`))
    assert.lengthOf(putAside, 2)
    assert.containsSubset(putAside[0], { text: 'Delivered', by: 'Tunde Bakare' })
    const [line] = await readAudit({ trackingNumber })
    assert.equal(line!.action, 'shipment.reopen')
    const owner = await programOf(client, 'member@sendam.test')
    const seen = await dataOf(owner('get', `/shipment/${id}/detail`))
    assert.isEmpty(seen.putAside)

    // A later real delivery counts.
    await tell(id, told('DELIVERED', 9))
    assert.deepEqual(await stateOf(id), ['DELIVERED', 'DELIVERED', false, true])
  })

  test('takes a return back as well, and a delivery that nobody told of', async ({
    client,
    assert,
  }) => {
    const staff = await programOf(client, 'admin@sendam.test')
    const returned = await makeShipment()
    await tell(returned.id, told('RETURNING', 1), DELIVERED)
    const answer = await staff('put', `/shipment/${returned.id}/reopen`, reason)
    assert.deepEqual(answer.body().data, {
      status: 'COURIER_ASSIGNED',
      inTransit: true,
      parcelState: 'RETURNING',
    })
    assert.deepEqual(await stateOf(returned.id), ['COURIER_ASSIGNED', 'RETURNING', true, false])
    const silent = await makeShipment({ status: 'DELIVERED' })
    await staff('put', `/shipment/${silent.id}/reopen`, reason)
    assert.deepEqual(await stateOf(silent.id), ['COURIER_ASSIGNED', null, false, false])
  })

  test('is refused in words for what has not arrived, and needs a reason and staff', async ({
    client,
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'COURIER_ASSIGNED' })
    const staff = await programOf(client, 'admin@sendam.test')
    const refused = await staff('put', `/shipment/${id}/reopen`, reason)
    refused.assertStatus(409)
    assert.equal(
      refused.body().message,
      'This parcel is neither delivered nor returned. There is nothing to reopen.'
    )
    const silent = await staff('put', `/shipment/${id}/reopen`, { reason: '' })
    silent.assertStatus(422)
    const owner = await programOf(client, 'member@sendam.test')
    const forbidden = await owner('put', `/shipment/${id}/reopen`, reason)
    forbidden.assertStatus(403)
  })
})
