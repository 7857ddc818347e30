import { test } from '@japa/runner'
import { DateTime, Settings } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { CourierRefused, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { driverFor } from '#shipping/carriers/courier_drivers'
import { orderPickup, processPickup } from '#shipping/carriers/pickups/process_pickup'
import { claimPickup } from '#shipping/carriers/pickups/pickup_claims'
import ArrangePickupJob from '#shipping/carriers/pickups/jobs/arrange_pickup_job'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'
import { duePickups } from '#shipping/carriers/pickups/pickup_sweep'
import { eraseAddresses } from '#shipping/history/erase_addresses'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import Pickup from '#shipping/shipment/models/pickup'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import Shipment from '#shipping/shipment/models/shipment'
import { overrideCourier } from '#tests/support/fakes/courier'
import { captureLog } from '#tests/support/log_lines'
import { collectDispatchedJobs, runJob, runSweep } from '#tests/support/jobs'
import {
  atTheCourier,
  fetched,
  MEMBER,
  shownTo,
  stateOf,
  timePasses,
  toFetch,
} from './pickup_parcels.js'
import { pickupDay } from '#tests/support/clock/pickup_days'

const sandboxPickups = driverFor({ courierCode: 'DHL', courierDriver: 'sandbox' }).pickups!

test.group('The pickup of a booked parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is ordered once the parcel has its waybill, for the day that the sender chose', async ({
    client,
    assert,
  }) => {
    const shipment = await toFetch()
    const jobs = await collectDispatchedJobs(() => ShipmentBooked.dispatch(shipment.id))
    assert.deepInclude(jobs, { name: 'shipping.arrange_pickup', shipmentId: shipment.id })
    await collectDispatchedJobs(() => runJob(ArrangePickupJob, { shipmentId: shipment.id }))
    const { pickupId } = await Shipment.findOrFail(shipment.id)
    const loadArrangement = () => shownTo(MEMBER, client, shipment)
    const arranging = await loadArrangement()
    assert.match(arranging.text, /^Being arranged for \w{3}, \d\d \w{3} \d{4}$/)
    await processPickup(pickupId!)
    const { text, number, day, mayChange } = await loadArrangement()
    assert.equal(day, pickupDay())
    assert.match(number, /^PRG\d{10}$/)
    assert.match(text, /^\w{3}, \d\d \w{3} \d{4}, 10:00 AM to 05:00 PM, number PRG\d{10}$/)
    assert.isTrue(mayChange)
  })

  test('is shared by all parcels of one sender, address, courier and day, even by later ones', async ({
    assert,
  }) => {
    const first = await fetched()
    const later = await fetched({ street: '5, ALLEN avenue.' })
    assert.equal(later.pickup.id, first.pickup.id)
    const others = [
      await fetched({ street: '7 Allen Avenue' }),
      await fetched({ courierCode: 'UPS' }),
      await fetched({ day: pickupDay(1) }),
      await fetched({ owner: 'other@sendam.test' }),
    ]
    const ids = [first, ...others].map(({ pickup }) => pickup.id)
    assert.lengthOf(new Set(ids), ids.length)
    const { made } = await atTheCourier()
    assert.equal(made, ids.length)
  })

  test('is not joined when its hours are nearly over; the parcel waits for the next day', async ({
    assert,
    cleanup,
  }) => {
    const { pickup } = await fetched()
    const [inTime, tooLate] = [await toFetch(), await toFetch()]
    const [day, dayAfter] = [pickupDay(), pickupDay(1)]
    const noon = DateTime.fromISO(`${day}T12:30`, { zone: 'Africa/Lagos' }).toMillis()
    cleanup(() => {
      Settings.now = () => Date.now()
    })
    Settings.now = () => noon
    assert.equal(await joinPickup(inTime.id), pickup.id)
    await Pickup.query().where({ id: pickup.id }).update({ readyAt: '08:00', closeAt: '12:00' })
    const next = await Pickup.findOrFail((await joinPickup(tooLate.id))!)
    assert.deepInclude(
      { day: next.day.toISODate(), readyAt: next.readyAt, closeAt: next.closeAt },
      { day: dayAfter, readyAt: '10:00', closeAt: '17:00' }
    )
  })

  test('is ordered by one process at a time', async ({ assert }) => {
    const shipment = await toFetch()
    const pickupId = (await joinPickup(shipment.id))!
    const ordering = overrideCourier({
      pickups: {
        async book(request) {
          await processPickup(pickupId, ordering)
          return sandboxPickups.book(request)
        },
        cancel: (pickup) => sandboxPickups.cancel(pickup),
      },
    })
    await processPickup(pickupId, ordering)
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
    assert.equal(await stateOf({ id: pickupId }), 'booked')
  })

  test('is never ordered twice automatically after a lost answer; staff decide', async ({
    assert,
  }) => {
    const { pickup } = await fetched({ street: '5 LOSTPICKUP Avenue' })
    assert.equal(pickup.state, 'unknown')
    await timePasses('2 days')
    assert.notInclude(await duePickups(), pickup.id)
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
  })

  test('is ordered again after a crash before the call, but left to staff after a crash during it', async ({
    assert,
  }) => {
    const before = await toFetch()
    const beforeId = (await joinPickup(before.id))!
    await claimPickup(beforeId)
    const behind = await toFetch({ courierCode: 'UPS' })
    const behindId = (await joinPickup(behind.id))!
    await claimPickup(behindId)
    await db
      .from('pickups')
      .where({ id: behindId })
      .update({ sent_at: db.raw('now()') })
    assert.notIncludeMembers(await duePickups(), [beforeId, behindId])

    await timePasses('6 minutes')
    assert.includeMembers(await duePickups(), [beforeId, behindId])
    for (const id of [beforeId, behindId]) await processPickup(id)
    assert.equal(await stateOf({ id: beforeId }), 'booked')
    assert.equal(await stateOf({ id: behindId }), 'unknown')
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
  })

  test('is neither ordered nor ended by a stalled process whose lease has passed on', async ({
    assert,
  }) => {
    const shipment = await toFetch()
    const pickupId = (await joinPickup(shipment.id))!
    const stalled = await claimPickup(pickupId)
    await timePasses('6 minutes')
    await claimPickup(pickupId)
    await orderPickup(stalled!.pickup, driverFor)
    await orderPickup(stalled!.pickup, () => {
      throw new CourierRefused('Nobody comes')
    })
    assert.deepEqual(await atTheCourier(), { made: 0, coming: 0 })
    assert.equal(await stateOf({ id: pickupId }), 'calling')
  })

  test('accepts an answer that arrives after the lease', async ({ assert }) => {
    const shipment = await toFetch()
    const pickupId = (await joinPickup(shipment.id))!
    const slow = overrideCourier({
      pickups: {
        async book(request) {
          await timePasses('6 minutes')
          await processPickup(pickupId, slow)
          assert.equal(await stateOf({ id: pickupId }), 'unknown')
          return sandboxPickups.book(request)
        },
        cancel: () => Promise.reject(new CourierUnresponsive('Not asked')),
      },
    })
    await processPickup(pickupId, slow)
    assert.equal(await stateOf({ id: pickupId }), 'booked')
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
  })

  test('is retried later if the courier asks us to wait', async ({ assert }) => {
    const { shipment, pickup } = await fetched({ street: '5 LATERPICKUP Avenue' })
    assert.equal(pickup.state, 'wanted')
    assert.notInclude(await duePickups(), pickup.id)
    await ShipmentAddress.query().where({ shipmentId: shipment.id }).update({ address: '5 Avenue' })
    await timePasses('3 minutes')
    assert.include(await duePickups(), pickup.id)
    await processPickup(pickup.id)
    assert.equal(await stateOf(pickup), 'booked')
  })

  test('goes to staff if the courier refuses, is booked by hand, or the sender is abroad', async ({
    assert,
  }) => {
    const refused = await fetched({ street: '5 NOPICKUP Avenue' })
    assert.deepEqual(
      [refused.pickup.state, refused.pickup.problem],
      ['refused', 'The courier does not come to this address.']
    )
    const byHand = await fetched({ courierDriver: 'manual', street: '6 Allen Avenue' })
    assert.equal(byHand.pickup.state, 'by_hand')
    const abroad = await fetched({ from: 'GB', to: 'NG' })
    assert.equal(abroad.pickup.state, 'by_hand')
    assert.match(abroad.pickup.problem!, /abroad/)
  })

  test('goes to staff and into the log if its order cannot be built', async ({
    assert,
    cleanup,
  }) => {
    const shipment = await toFetch()
    const pickupId = (await joinPickup(shipment.id))!
    const log = captureLog()
    cleanup(() => log.stop())
    await processPickup(pickupId, () => {
      throw new TypeError('no such desk')
    })
    const { state, problem } = await Pickup.findOrFail(pickupId)
    assert.deepEqual(
      [state, problem],
      ['by_hand', 'We could not prepare this order (no such desk). Order it yourself.']
    )
    const [line] = log.named('The order of a pickup could not be prepared')
    assert.equal(line.pickupId, pickupId)
  })

  test('is found by the sweep if its job was lost, but not for drop-offs or unbooked parcels', async ({
    assert,
  }) => {
    const [lost, droppedOff, waiting] = [
      await toFetch(),
      await toFetch(),
      await toFetch({ status: 'PENDING' }),
    ]
    await Shipment.query().where({ id: droppedOff.id }).update({ pickup: false })
    await db.from('shipments').update({ updated_at: db.raw(`now() - interval '5 minutes'`) })
    const jobs = await collectDispatchedJobs(() => runSweep('shipping.sweep_pickups'))
    const arranged = jobs.filter(({ name }) => name === 'shipping.arrange_pickup')
    assert.deepInclude(arranged, { name: 'shipping.arrange_pickup', shipmentId: lost.id })
    assert.notIncludeMembers(
      arranged.map(({ shipmentId }) => shipmentId),
      [droppedOff.id, waiting.id]
    )
    assert.isNull(await joinPickup(droppedOff.id))
    assert.isNull(await joinPickup(waiting.id))
  })

  test('moves to a later day if it was not ordered before the cut-off', async ({ assert }) => {
    const shipment = await toFetch()
    const pickupId = (await joinPickup(shipment.id))!
    await Pickup.query()
      .where({ id: pickupId })
      .update({ day: '2026-01-06', changeableUntil: db.raw(`now() - interval '1 hour'`) })
    await processPickup(pickupId)
    const { day, state, changeableUntil } = await Pickup.findOrFail(pickupId)
    assert.equal(state, 'booked')
    assert.isAbove(changeableUntil.diffNow().as('minutes'), 0)
    assert.notEqual(day.toISODate(), '2026-01-06')
  })

  test('is done once the courier has all its parcels', async ({ assert }) => {
    const { shipment, pickup } = await fetched()
    const other = await fetched()
    await Shipment.query().where({ id: shipment.id }).update({ status: 'COURIER_ASSIGNED' })
    await collectDispatchedJobs(() => runSweep('shipping.sweep_pickups'))
    assert.equal(await stateOf(pickup), 'booked')
    await Shipment.query().where({ id: other.shipment.id }).update({ status: 'COURIER_ASSIGNED' })
    await collectDispatchedJobs(() => runSweep('shipping.sweep_pickups'))
    assert.equal(await stateOf(pickup), 'done')
  })

  test('loses its personal data when the address of its parcel is erased', async ({ assert }) => {
    const { shipment, pickup } = await fetched()
    const other = await fetched({ day: pickupDay(1) })
    await Pickup.query().update({ handles: { requestorName: 'Chidi Eze' } })
    await eraseAddresses(db.connection(), 'select id from shipments where id = :id', {
      id: shipment.id,
    })
    const blanked = await Pickup.findOrFail(pickup.id)
    assert.deepEqual([blanked.handles, blanked.placeKey], [{}, `blank ${pickup.id}`])
    const untouched = await Pickup.findOrFail(other.pickup.id)
    assert.equal(untouched.handles.requestorName, 'Chidi Eze')
  })
})
