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
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const START = DateTime.fromISO('2026-11-20T08:00:00Z')

const makeEvent = (code: TrackingCode, hour: number, text: string = code) => ({
  sourceId: `${code}/${hour}`,
  code,
  text,
  countryCode: 'NG',
  place: 'Ikeja, Lagos',
  occurredAt: START.plus({ hours: hour }),
})

const OUT = makeEvent('OUT_FOR_DELIVERY', 1)
const DELIVERED = makeEvent('DELIVERED', 2, 'Delivered')

async function stateOf(id: number) {
  const { status, trackingState, inTransit, deliveredAt } = await Shipment.findOrFail(id)
  return [status, trackingState, inTransit, deliveredAt !== null]
}

async function statusChangesOf(id: number) {
  const rows = await db.from('shipment_status_changes').where('shipment_id', id).orderBy('id')
  return rows.slice(4).map(({ to_status: to, reason }) => [to, reason])
}

const loadTracking = async (client: ApiClient, { trackingNumber }: Shipment) => {
  const response = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
  return response.body().data
}

const statusOf = async (id: number) => {
  const { status, trackingState, inTransit } = await Shipment.findOrFail(id)
  return { status, trackingState, inTransit }
}

const recordEvents = (id: number, ...events: ReturnType<typeof makeEvent>[]) =>
  recordTrackingEvents(id, 'dhl', events)

const recordHistory = (id: number, ...events: ReturnType<typeof makeEvent>[]) =>
  recordTrackingEvents(id, 'dhl', events, { isWhole: true })

test.group('Courier events of a parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a delivery on the way back is a return, not a delivery', async ({ client, assert }) => {
    const parcel = await makeShipment()
    const { id, trackingNumber } = parcel
    // Events arrive out of order, the last one first.
    await recordEvents(id, makeEvent('DELIVERED', 5, 'Delivered to shipper'))
    await recordEvents(id, makeEvent('RETURNING', 4), OUT)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'RETURNED', false, false])
    const data = await loadTracking(client, parcel)
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

  test('the collection address is shown until the parcel goes back', async ({ client, assert }) => {
    const parcel = await makeShipment()
    const place = { address: '18 Market Street', city: 'London', countryCode: 'GB' }
    const waiting = {
      ...makeEvent('READY_FOR_COLLECTION', 1),
      accessPoint: { ...place, postalCode: null },
    }
    await recordEvents(parcel.id, waiting)
    const before = await loadTracking(client, parcel)
    assert.equal(before.statusText, 'Your package is ready for collection.')
    assert.match(
      before.statusNote,
      /^Collect it at 18 Market Street, London\. Please collect it soon/
    )
    await recordEvents(parcel.id, makeEvent('RETURNING', 2))
    const after = await loadTracking(client, parcel)
    assert.isNull(after.accessPointAddress)
  })

  test('a later scan reverts a delivery, an earlier one that comes late does not', async ({
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'COURIER_ASSIGNED' })
    await recordEvents(id, DELIVERED)
    await recordEvents(id, OUT)
    assert.deepEqual(await stateOf(id), ['DELIVERED', 'DELIVERED', false, true])
    await recordEvents(id, makeEvent('ARRIVED_AT_DESTINATION', 3))
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'ARRIVED_AT_DESTINATION', true, false])
    assert.deepEqual(await statusChangesOf(id), [
      ['DELIVERED', 'Delivered by the courier'],
      ['COURIER_ASSIGNED', 'The courier says that it is not delivered after all'],
    ])
  })

  test('a scan after a loss, damage, hold or failed delivery sets it on its way again', async ({
    assert,
  }) => {
    const { id } = await makeShipment()
    let hour = 0
    for (const code of ['LOST', 'DAMAGED', 'HELD', 'DELIVERY_FAILED'] as const) {
      await recordEvents(id, makeEvent(code, hour++))
      assert.containsSubset(await statusOf(id), { trackingState: code })
      await recordEvents(id, makeEvent('ON_THE_WAY', hour++))
      assert.containsSubset(await statusOf(id), { trackingState: 'ON_THE_WAY', inTransit: true })
    }
  })

  test('a shipment that the courier cancelled stays BOOKED', async ({ assert }) => {
    const { id } = await makeShipment()
    await recordEvents(id, makeEvent('WITHDRAWN', 1))
    assert.deepEqual(await stateOf(id), ['BOOKED', 'WITHDRAWN', false, false])
  })

  test('an event that the courier no longer reports is withdrawn until it reports it again', async ({
    client,
    assert,
  }) => {
    const parcel = await makeShipment()
    const { id } = parcel
    const picked = makeEvent('PICKED_UP', 0)
    const back = makeEvent('ON_THE_WAY', 3)
    await recordHistory(id, picked, OUT, DELIVERED)
    await recordHistory(id, picked, OUT, back)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'ON_THE_WAY', true, false])
    const { trackingList } = await loadTracking(client, parcel)
    assert.lengthOf(trackingList, 4)
    assert.notInclude(JSON.stringify(trackingList), 'Delivered')

    await recordHistory(id, picked, DELIVERED)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'ON_THE_WAY', true, false])
    await recordHistory(id, picked, DELIVERED, makeEvent('DELIVERED', 4))
    assert.deepEqual(await stateOf(id), ['DELIVERED', 'DELIVERED', false, true])
  })

  test('a history withdraws only the courier’s events, and only from the time that it covers', async ({
    assert,
  }) => {
    const { id } = await makeShipment()
    await recordTrackingEvents(id, 'staff', [makeEvent('CLEARED_CUSTOMS', 2)])
    await recordEvents(id, makeEvent('PICKED_UP', 0), makeEvent('EXPORT_SCAN', 5))
    await recordHistory(id)
    await recordHistory(id, makeEvent('DEPARTED_ORIGIN', 1), makeEvent('IMPORT_SCAN', 4))
    // A report that is not a whole history withdraws nothing.
    await recordEvents(id, makeEvent('DEPARTED_ORIGIN', 1), makeEvent('ON_THE_WAY', 6))
    const withdrawn = await TrackingEvent.query()
      .where('shipmentId', id)
      .whereNotNull('withdrawnAt')
    assert.isEmpty(withdrawn)
    await recordHistory(id, makeEvent('PICKED_UP', 0), makeEvent('ON_THE_WAY', 6))
    const gone = await TrackingEvent.query().where('shipmentId', id).whereNotNull('withdrawnAt')
    assert.sameMembers(
      gone.map(({ code }) => code),
      ['DEPARTED_ORIGIN', 'IMPORT_SCAN', 'EXPORT_SCAN']
    )
  })

  test('a shipment is BOOKED again when the courier withdraws its only scan', async ({
    assert,
  }) => {
    const { id } = await makeShipment()
    const label = makeEvent('INFORMATION_RECEIVED', 0)
    await recordHistory(id, label, makeEvent('PICKED_UP', 1))
    assert.containsSubset(await statusOf(id), { status: 'COURIER_ASSIGNED' })
    await recordHistory(id, label, makeEvent('INFORMATION_RECEIVED', 2))
    assert.deepEqual(await stateOf(id), ['BOOKED', 'INFORMATION_RECEIVED', false, false])
  })

  test('the sandbox misses a delivery, holds, returns or leaves a parcel for collection, by street', async ({
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

  test('sets delivery events aside, even when the courier reports them again', async ({
    client,
    assert,
  }) => {
    const { id, trackingNumber } = await makeShipment()
    await recordEvents(id, OUT, DELIVERED)
    await recordTrackingEvents(id, 'staff', [makeEvent('DELIVERED', 3)])
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const answer = await staff('put', `/shipment/${id}/reopen`, reason)
    answer.assertStatus(200)
    assert.equal(answer.body().message, 'The parcel is with its courier again.')
    await recordHistory(id, OUT, DELIVERED)
    assert.deepEqual(await stateOf(id), ['COURIER_ASSIGNED', 'OUT_FOR_DELIVERY', true, false])
    const changes = await statusChangesOf(id)
    assert.deepEqual(changes.at(-1), ['COURIER_ASSIGNED', reason.reason])

    const { putAside } = await dataOf(staff('get', `/shipment/${id}/detail`))
    assert.lengthOf(putAside, 2)
    assert.containsSubset(putAside[0], { text: 'Delivered', by: 'Tunde Bakare' })
    const [line] = await readAudit({ trackingNumber })
    assert.equal(line!.action, 'shipment.reopen')
    const owner = await apiClientOf(client, 'member@sendam.test')
    const ofCustomer = await dataOf(owner('get', `/shipment/${id}/detail`))
    assert.isEmpty(ofCustomer.putAside)

    // A later real delivery counts.
    await recordEvents(id, makeEvent('DELIVERED', 9))
    assert.deepEqual(await stateOf(id), ['DELIVERED', 'DELIVERED', false, true])
  })

  test('also reverts a return, and a delivery without an event', async ({ client, assert }) => {
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const returned = await makeShipment()
    await recordEvents(returned.id, makeEvent('RETURNING', 1), DELIVERED)
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

  test('is refused before arrival, without a reason, and to customers', async ({
    client,
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'COURIER_ASSIGNED' })
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const refused = await staff('put', `/shipment/${id}/reopen`, reason)
    refused.assertStatus(409)
    assert.equal(
      refused.body().message,
      'This parcel is neither delivered nor returned. There is nothing to reopen.'
    )
    const silent = await staff('put', `/shipment/${id}/reopen`, { reason: '' })
    silent.assertStatus(422)
    const owner = await apiClientOf(client, 'member@sendam.test')
    const forbidden = await owner('put', `/shipment/${id}/reopen`, reason)
    forbidden.assertStatus(403)
  })
})
