import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { dataOf, expectStatus } from '#tests/support/answers'
import { readAudit } from '#tests/support/audit'
import { seedReference } from '#tests/support/reference'
import { byHand, clock, heard, staff } from './hand_calls.js'

const eventsOf = (shipmentId: number) =>
  TrackingEvent.query().where({ shipmentId }).orderBy('occurredAt').orderBy('id')

async function transitionsOf(id: number, last: number): Promise<string[]> {
  const rows = await db.from('shipment_status_changes').where('shipment_id', id).orderBy('id')
  return rows.map(({ to_status: to }) => to).slice(-last)
}

test.group('Tracking events entered by hand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())

  const makeBookedShipment = () =>
    byHand({ status: 'BOOKED', createdAt: DateTime.now().minus({ days: 3 }) })
  const hoursAgo = (hours: number) => clock(DateTime.now().minus({ hours }))

  test('are shown with time and place, and change the status of the shipment', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id, trackingNumber } = await makeBookedShipment()
    const added = await call('post', `/by_hand/${id}/event`, heard({ occurredAt: hoursAgo(9) }))
    added.assertStatus(200)
    added.assertBodyContains({ message: '"Package picked up" has been added to the tracking.' })
    let shipment = await Shipment.findOrFail(id)
    assert.deepEqual([shipment.status, shipment.inTransit], ['COURIER_ASSIGNED', true])

    const arrived = { code: 'DELIVERED', countryCode: 'GB', place: 'London' }
    const delivered = heard({ ...arrived, occurredAt: hoursAgo(1) })
    await expectStatus(200, call('post', `/by_hand/${id}/event`, delivered))
    shipment = await Shipment.findOrFail(id)
    assert.deepEqual([shipment.status, shipment.inTransit], ['DELIVERED', false])
    assert.equal(clock(shipment.deliveredAt!), hoursAgo(1))
    const tracking = await dataOf(call('get', `/shipment/${trackingNumber}/track`))
    assert.isTrue(tracking.delivered)
    assert.include(JSON.stringify(tracking.trackingList), 'Package picked up')
    const [, line] = await readAudit({ trackingNumber })
    assert.equal(line!.action, 'shipment.tracking_event')
  })

  test('are stored once for the same event and minute', async ({ client, assert }) => {
    const call = await staff(client)
    const { id } = await makeBookedShipment()
    const event = heard({ occurredAt: hoursAgo(2) })
    await expectStatus(200, call('post', `/by_hand/${id}/event`, event))
    await expectStatus(200, call('post', `/by_hand/${id}/event`, event))
    assert.lengthOf(await eventsOf(id), 1)
  })

  test('are refused from the future, from before the booking, or with an unknown place or event', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id } = await makeBookedShipment()
    const tomorrow = clock(DateTime.now().plus({ days: 1 }))
    const wrong: [object, string, string][] = [
      [
        { occurredAt: tomorrow },
        'occurredAt',
        '"Time" is in the future. Add only what has already happened.',
      ],
      [{ occurredAt: hoursAgo(100) }, 'occurredAt', '"Time" is before this shipment was booked'],
      [{ occurredAt: '2026-02-31T10:00' }, 'occurredAt', '"Time" is not a time of that day'],
      [
        { occurredAt: 'yesterday' },
        'occurredAt',
        '"Time" must be a day and an hour such as 2026-11-20T14:05',
      ],
      [{ countryCode: 'XX' }, 'countryCode', '"Country" is not one of the choices'],
      [{ place: '' }, 'place', '"Place" should not be empty'],
      [{ code: 'EATEN' }, 'code', '"Event" is not one of the choices'],
    ]
    for (const [changes, field, message] of wrong) {
      const refused = await call('post', `/by_hand/${id}/event`, heard(changes))
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field, message })
    }
    assert.lengthOf(await eventsOf(id), 0)
  })

  test('are refused with 409 before the booking, and after delivery or void', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    for (const [status, sentence] of [
      ['PENDING', 'This parcel has no waybill yet. Book it first.'],
      ['DELIVERED', 'This parcel is marked as delivered. If that is wrong, withdraw it first.'],
      ['VOIDED', 'This parcel was voided. You cannot add more events.'],
    ] as const) {
      const { id } = await byHand({ status })
      const refused = await call('post', `/by_hand/${id}/event`, heard())
      refused.assertStatus(409)
      assert.equal(refused.body().message, sentence)
    }
  })

  test('record a failed delivery and a return, and continue after a reopening', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id, trackingNumber } = await makeBookedShipment()
    for (const [hours, code] of [
      [9, 'DELIVERY_FAILED'],
      [8, 'RETURNING'],
      [1, 'DELIVERED'],
    ] as const) {
      const event = heard({ code, occurredAt: hoursAgo(hours) })
      await expectStatus(200, call('post', `/by_hand/${id}/event`, event))
    }
    let shipment = await Shipment.findOrFail(id)
    assert.deepEqual([shipment.status, shipment.trackingState], ['COURIER_ASSIGNED', 'RETURNED'])
    const tracking = await dataOf(call('get', `/shipment/${trackingNumber}/track`))
    assert.include(JSON.stringify(tracking.trackingList), 'On its way back to the sender')

    await expectStatus(200, call('put', `/shipment/${id}/reopen`, { reason: 'Wrong parcel' }))
    const back = heard({ code: 'DELIVERED', occurredAt: hoursAgo(1) })
    const [aside] = await eventsOf(id).whereNotNull('putAsideBy')
    // An event put aside stays stored, and counts again when staff report it again.
    await expectStatus(404, call('delete', `/by_hand/${id}/event/${aside!.id}`))
    await expectStatus(200, call('post', `/by_hand/${id}/event`, back))
    shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.trackingState, 'RETURNED')
    assert.lengthOf(await eventsOf(id), 3)
  })

  test('can be withdrawn, which reverts the status', async ({ client, assert }) => {
    const call = await staff(client)
    const { id, trackingNumber } = await makeBookedShipment()
    await call('post', `/by_hand/${id}/event`, heard({ occurredAt: hoursAgo(5) }))
    await call('post', `/by_hand/${id}/event`, heard({ code: 'DELIVERED' }))
    const [pickedUp, delivered] = await eventsOf(id)
    const path = (event?: TrackingEvent) => `/by_hand/${id}/event/${event!.id}`

    const withdrawn = await call('delete', path(delivered))
    withdrawn.assertStatus(200)
    withdrawn.assertBodyContains({ message: '"Delivered" has been withdrawn.' })
    let shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.status, 'COURIER_ASSIGNED')
    assert.isTrue(shipment.inTransit)
    assert.isNull(shipment.deliveredAt)
    // Of two requests to withdraw the event, the second gets 404.
    await expectStatus(404, call('delete', path(delivered)))

    await expectStatus(200, call('delete', path(pickedUp)))
    shipment = await Shipment.findOrFail(id)
    assert.deepEqual([shipment.status, shipment.inTransit], ['BOOKED', false])
    assert.deepEqual(await transitionsOf(id, 5), [
      'BOOKED',
      'COURIER_ASSIGNED',
      'DELIVERED',
      'COURIER_ASSIGNED',
      'BOOKED',
    ])
    const lines = await readAudit({ trackingNumber })
    const last = lines.find(({ action }: any) => action === 'shipment.tracking_withdrawal')
    assert.equal((last!.before as any).status, 'DELIVERED')

    await expectStatus(200, call('post', `/by_hand/${id}/event`, heard({ code: 'DELIVERED' })))
    shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.status, 'DELIVERED')
  })

  test('cannot be withdrawn if they are from a courier or of another parcel', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id } = await makeBookedShipment()
    const other = await makeBookedShipment()
    await call('post', `/by_hand/${other.id}/event`, heard())
    const [foreign] = await eventsOf(other.id)
    await expectStatus(404, call('delete', `/by_hand/${id}/event/${foreign!.id}`))
    const courierEvent = await TrackingEvent.create({
      shipmentId: id,
      source: 'sandbox',
      sourceId: 'x',
      code: 'PICKED_UP',
      text: 'Picked up',
      occurredAt: DateTime.now(),
    })
    await expectStatus(404, call('delete', `/by_hand/${id}/event/${courierEvent.id}`))
    assert.lengthOf(await eventsOf(other.id), 1)
  })
})
