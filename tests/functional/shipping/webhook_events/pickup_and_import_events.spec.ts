import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { driverFor } from '#shipping/carriers/courier_drivers'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'
import {
  readPublishedEvents,
  subscribeEndpoint,
  readEventTypes,
} from '#tests/support/developers/published_events'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { overrideCourier } from '#tests/support/fakes/courier'
import { fetched, toFetch } from '../carriers/pickups/pickup_parcels.js'
import { pickupDay } from '#tests/support/clock/pickup_days'

const ADMIN = 'admin@sendam.test'
const MEMBER = 'member@sendam.test'

async function subscribeMember() {
  const { id: userId } = await User.findByOrFail('email', MEMBER)
  await subscribeEndpoint({ organizationId: 2, userId })
}

test.group('Pickup events', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => subscribeMember())

  test('a confirmed pickup publishes pickup.booked', async ({ assert }) => {
    const { shipment, pickup } = await fetched()
    const events = await readPublishedEvents(`pickup:${pickup.id}`)
    assert.lengthOf(events, 1)
    assert.containsSubset(events[0], {
      type: 'pickup.booked',
      data: {
        number: pickup.number,
        day: pickupDay(),
        carrier: 'dhl',
        trackingNumbers: [shipment.trackingNumber],
      },
    })
  })

  test('a refused pickup publishes pickup.failed; a lost answer publishes nothing', async ({
    assert,
  }) => {
    const [first, second] = [await toFetch(), await toFetch({ street: '7 Broad Street' })]
    const [refused, lost] = [(await joinPickup(first.id))!, (await joinPickup(second.id))!]
    const desk = driverFor({ courierCode: 'DHL', courierDriver: 'sandbox' }).pickups!
    const courierFailingWith = (error: Error) =>
      overrideCourier({ pickups: { ...desk, book: () => Promise.reject(error) } })
    await processPickup(
      refused,
      courierFailingWith(new CourierRefused('Nobody comes to this street.'))
    )
    await processPickup(lost, courierFailingWith(new Error('socket hang up')))
    const [failed] = await readPublishedEvents(`pickup:${refused}`)
    assert.containsSubset(failed, { type: 'pickup.failed', data: { reason: 'refused' } })
    assert.deepEqual(await readEventTypes(`pickup:${lost}`), [])
  })

  test('a settlement by staff publishes pickup.booked or pickup.failed once', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched()
    await pickup.merge({ state: 'unknown', number: null }).save()
    const admin = await apiClientOf(client, ADMIN)
    const settle = (body: object) => admin('put', `/pickup/${pickup.id}/settlement`, body)
    const booked = await settle({ decision: 'booked', number: 'CBJ1234' })
    booked.assertStatus(200)
    const canceled = await settle({ decision: 'canceled' })
    canceled.assertStatus(200)
    const [, coming, failed] = await readPublishedEvents(`pickup:${pickup.id}`)
    assert.containsSubset(coming, { type: 'pickup.booked', data: { number: 'CBJ1234' } })
    assert.containsSubset(failed, { type: 'pickup.failed', data: { reason: 'cancelled' } })
    const again = await settle({ decision: 'canceled' })
    again.assertStatus(409)
    assert.lengthOf(await readPublishedEvents(`pickup:${pickup.id}`), 3)
  })

  test('a missed pickup publishes pickup.failed when the sender asks for another day', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched()
    await pickup.merge({ day: DateTime.now().setZone('Africa/Lagos').minus({ days: 1 }) }).save()
    const member = await apiClientOf(client, MEMBER)
    const wish = { day: pickupDay(), readyAt: '10:00', closeAt: '17:00' }
    const moved = await member('put', `/pickup/${pickup.id}`, wish)
    moved.assertStatus(200)
    const [, failed] = await readPublishedEvents(`pickup:${pickup.id}`)
    assert.containsSubset(failed, { type: 'pickup.failed', data: { reason: 'missed' } })
    await pickup.refresh()
    assert.equal(pickup.state, 'canceled')
  })
})

test.group('Import events', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a new import status publishes import.status_changed once; a refused one publishes nothing', async ({
    client,
    assert,
  }) => {
    const shipment = await makeShipment({ from: 'GB', to: 'NG' })
    await subscribeEndpoint(shipment)
    const admin = await apiClientOf(client, ADMIN)
    const push = (statusId: number, countryCode: string) =>
      admin('put', '/shipment/import/tracking', { shipmentId: shipment.id, statusId, countryCode })
    const pushed = await push(4, 'NG')
    pushed.assertStatus(200)
    await push(4, 'NG')
    const refused = await push(4, 'GB')
    refused.assertStatus(422)
    // The parcel has one sequence for all its sources, so that everything arrives in order.
    const events = await readPublishedEvents(`shipment:${shipment.id}`)
    assert.lengthOf(events, 3)
    assert.containsSubset(events[2], {
      type: 'import.status_changed',
      data: {
        id: shipment.id,
        kind: 'import',
        country: 'NG',
        status: 'COURIER_ASSIGNED',
        importStatus: { id: 4, label: 'Import Scan' },
      },
    })
    assert.deepEqual(await readEventTypes(`shipment:${shipment.id}`), [
      'shipment.picked_up',
      'shipment.in_transit',
      'import.status_changed',
    ])
  })
})
