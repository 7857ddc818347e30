import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { CourierUnavailable, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { driverFor } from '#shipping/carriers/courier_drivers'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'
import { cancelIfUnneeded } from '#shipping/carriers/pickups/change_pickup'
import { claimPickup } from '#shipping/carriers/pickups/pickup_claims'
import CancelUnneededPickup from '#shipping/carriers/pickups/cancel_unneeded_pickup'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'
import { duePickups, pickupsWithoutParcels } from '#shipping/carriers/pickups/pickup_sweep'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import { readAudit } from '#tests/support/audit'
import { overrideCourier } from '#tests/support/fakes/courier'
import {
  ADMIN,
  asked,
  atTheCourier,
  fetched,
  MEMBER,
  settle,
  shownTo,
  stateOf,
  timePasses,
  toFetch,
} from './pickup_parcels.js'
import { noPickupDay, pickupDay } from '#tests/support/clock/pickup_days'

const sandboxPickups = driverFor({ courierCode: 'DHL', courierDriver: 'sandbox' }).pickups!
const newSlot = () => ({ day: pickupDay(1), readyAt: '12:00', closeAt: '16:00' })

const move = (client: ApiClient, id: number, body: object = newSlot(), who = MEMBER) =>
  asked(client, { who, method: 'put', path: `/pickup/${id}`, body })

const cancel = (client: ApiClient, id: number, who = MEMBER) =>
  asked(client, { who, method: 'delete', path: `/pickup/${id}` })

async function statusOf(answer: Promise<{ status: number }>) {
  const { status } = await answer
  return status
}

const planOf = async ({ id }: { id: number }) => {
  const { day, readyAt, closeAt, state } = await Pickup.findOrFail(id)
  return { day: day.toISODate(), readyAt, closeAt, state }
}

const markVoided = (shipmentId: number) =>
  Shipment.query().where({ id: shipmentId }).update({ status: 'VOIDED' })

test.group('Moving a pickup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('cancels it with the courier first, then orders it again', async ({ client, assert }) => {
    const { pickup } = await fetched()
    const moved = await move(client, pickup.id)
    assert.deepEqual(
      [moved.status, moved.message],
      [200, 'The pickup has been moved. We are telling the courier.']
    )
    assert.equal(await stateOf(pickup), 'canceling')
    const coming: number[] = []
    const counting = overrideCourier({
      pickups: {
        async book(request) {
          const before = await atTheCourier()
          coming.push(before.coming)
          return sandboxPickups.book(request)
        },
        cancel: (booked) => sandboxPickups.cancel(booked),
      },
    })
    await processPickup(pickup.id, counting)
    assert.deepEqual(coming, [0])
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
    assert.deepEqual(await planOf(pickup), { ...newSlot(), state: 'booked' })
  })

  test('takes effect once, however often it is requested', async ({ client, assert }) => {
    const { pickup } = await fetched()
    for (let times = 0; times < 2; times++) {
      assert.equal(await statusOf(move(client, pickup.id)), 200)
    }
    await processPickup(pickup.id)
    assert.equal(await statusOf(move(client, pickup.id)), 200)
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
  })

  test('places no second order until the courier answers the cancellation', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched()
    await move(client, pickup.id)
    const silent = overrideCourier({
      pickups: {
        book: () => Promise.reject(new Error('A second order was sent')),
        cancel: () => Promise.reject(new CourierUnresponsive('DHL did not answer')),
      },
    })
    await processPickup(pickup.id, silent)
    assert.equal(await stateOf(pickup), 'canceling')
    assert.notInclude(await duePickups(), pickup.id)
    assert.equal(await statusOf(move(client, pickup.id, { ...newSlot(), day: pickupDay(2) })), 409)
    await timePasses('2 minutes')
    assert.include(await duePickups(), pickup.id)
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
  })

  test('joins the pickup that already comes on that day', async ({ client, assert }) => {
    const first = await fetched()
    const second = await fetched({ day: pickupDay(1) })
    await move(client, first.pickup.id)
    await processPickup(first.pickup.id)
    assert.equal(await stateOf(first.pickup), 'canceled')
    const { pickupId } = await Shipment.findOrFail(first.shipment.id)
    assert.equal(pickupId, second.pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
  })

  test('is answered with 404 for a stranger', async ({ client, assert }) => {
    const { pickup } = await fetched()
    assert.equal(await statusOf(move(client, pickup.id, newSlot(), 'other@sendam.test')), 404)
    assert.equal(await statusOf(cancel(client, pickup.id, 'other@sendam.test')), 404)
    assert.equal(await stateOf(pickup), 'booked')
  })

  test('may change the hours of a pickup that was booked more than 14 days ahead', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched({ day: pickupDay(15) })
    const wish = { ...newSlot(), day: pickupDay(15) }
    assert.equal(await statusOf(move(client, pickup.id, wish)), 200)
  })

  test('is refused after the cut-off, outside courier hours and on days without pickups', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched()
    const weekend = await move(client, pickup.id, { ...newSlot(), day: noPickupDay() })
    assert.deepEqual(
      [weekend.status, weekend.message],
      [409, 'There are no pickups on that day. Please choose another day.']
    )
    const past = await move(client, pickup.id, { ...newSlot(), day: '2026-01-06' })
    assert.equal(past.status, 409)
    assert.match(past.message, /^It is too late for that day\. Order a same-day pickup by 14:00/)
    const short = await move(client, pickup.id, { ...newSlot(), closeAt: '13:30' })
    assert.deepEqual(
      [short.status, short.errors[0].message],
      [422, '"Until" must be at least two hours after "From"']
    )
    const outside = 'Couriers come between 10:00 and 17:00. Please choose hours within that time.'
    for (const hours of [
      { readyAt: '00:00', closeAt: '12:00' },
      { readyAt: '12:00', closeAt: '23:00' },
    ]) {
      const refused = await move(client, pickup.id, { ...newSlot(), ...hours })
      assert.deepEqual([refused.status, refused.message], [409, outside])
    }
    const far = await move(client, pickup.id, { ...newSlot(), day: pickupDay(15) })
    assert.deepEqual(
      [far.status, far.message],
      [409, 'You can move a pickup up to 14 days ahead. Please choose an earlier day.']
    )
    await db.from('pickups').update({ changeable_until: db.raw(`now() - interval '1 minute'`) })
    for (const late of [await move(client, pickup.id), await cancel(client, pickup.id)]) {
      assert.deepEqual(
        [late.status, late.message],
        [409, 'It is too late to change this pickup: the courier is on its way.']
      )
    }
    assert.equal(await stateOf(pickup), 'booked')
  })

  test('is refused with 409 while an order is in progress or unanswered', async ({
    client,
    assert,
  }) => {
    const shipment = await toFetch()
    const id = (await joinPickup(shipment.id))!
    await claimPickup(id)
    const busy = await move(client, id)
    assert.deepEqual(
      [busy.status, busy.message],
      [409, 'We are arranging this pickup with the courier. Please try again in a minute.']
    )
    const lost = await fetched({ street: '5 LOSTPICKUP Avenue' })
    assert.equal(await statusOf(cancel(client, lost.pickup.id)), 409)
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
  })

  test('is written to the audit log when staff do it', async ({ client, assert }) => {
    const { shipment, pickup } = await fetched()
    assert.equal(await statusOf(move(client, pickup.id, newSlot(), ADMIN)), 200)
    const entries = await readAudit(shipment)
    const [{ action, after, who }] = entries.slice(-1)
    assert.deepEqual([action, after, who], ['pickup.update', newSlot(), ADMIN])
  })
})

test.group('A missed pickup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const passPickupDay = ({ id }: { id: number }) =>
    Pickup.query()
      .where({ id })
      .update({ day: '2026-01-06', changeableUntil: '2026-01-06T13:00:00Z' })

  test('is reordered for the remaining parcels; collected ones stay with the old pickup', async ({
    client,
    assert,
  }) => {
    const [collected, remaining] = [await fetched(), await fetched()]
    await passPickupDay(remaining.pickup)
    await Shipment.query()
      .where({ id: collected.shipment.id })
      .update({ status: 'COURIER_ASSIGNED' })
    assert.deepInclude(await shownTo(MEMBER, client, remaining.shipment), { mayChange: true })
    assert.equal(await statusOf(move(client, remaining.pickup.id)), 200)
    const { pickupId } = await Shipment.findOrFail(remaining.shipment.id)
    await processPickup(pickupId!)
    assert.deepEqual(await planOf({ id: pickupId! }), { ...newSlot(), state: 'booked' })
    const before = await Shipment.findOrFail(collected.shipment.id)
    assert.equal(before.pickupId, remaining.pickup.id)
    assert.equal(await stateOf(remaining.pickup), 'done')
  })

  test('can be reordered by the sender even if staff marked it as done', async ({
    client,
    assert,
  }) => {
    const { shipment, pickup } = await fetched()
    await settle(client, pickup, { decision: 'done' })
    assert.equal(await statusOf(move(client, pickup.id)), 409)
    await passPickupDay(pickup)
    assert.deepInclude(await shownTo(MEMBER, client, shipment), {
      mayChange: true,
      mayCancel: false,
    })
    assert.equal(await statusOf(cancel(client, pickup.id)), 409)
    assert.equal(await statusOf(move(client, pickup.id)), 200)
    assert.deepInclude(await shownTo(MEMBER, client, shipment), { day: newSlot().day })
  })

  test('is canceled at once when the sender cancels it, without a call to the courier', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched()
    await passPickupDay(pickup)
    assert.equal(await statusOf(cancel(client, pickup.id)), 200)
    assert.equal(await stateOf(pickup), 'canceled')
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
  })
})

test.group('Cancelling a pickup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('takes effect once, and the sender may order another', async ({ client, assert }) => {
    const { shipment, pickup } = await fetched()
    for (let times = 0; times < 2; times++) {
      const { status, message } = await cancel(client, pickup.id)
      assert.equal(status, 200)
      assert.match(message, /^The pickup has been cancelled\. Bring the parcel/)
    }
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 0 })
    assert.equal(await statusOf(cancel(client, pickup.id)), 200)
    assert.deepInclude(await shownTo(MEMBER, client, shipment), {
      text: 'Cancelled',
      mayChange: true,
      mayCancel: false,
      number: null,
    })
    await move(client, pickup.id)
    await processPickup(pickup.id)
    assert.deepEqual(await planOf(pickup), { ...newSlot(), state: 'booked' })
  })

  test('becomes a task for staff if the courier cannot cancel, and continues after it', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched({ street: '5 NOCANCEL Avenue' })
    await move(client, pickup.id)
    await processPickup(pickup.id)
    const { state, problem, nextTryAt } = await Pickup.findOrFail(pickup.id)
    assert.deepEqual([state, nextTryAt], ['canceling', null])
    assert.match(problem!, /^The courier does not cancel pickups: tell it/)
    await timePasses('2 days')
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
    assert.equal(await statusOf(settle(client, pickup, { decision: 'canceled' })), 200)
    await processPickup(pickup.id)
    assert.deepEqual(await planOf(pickup), { ...newSlot(), state: 'booked' })
  })

  test('goes to staff after four unanswered attempts, or at the cut-off', async ({
    client,
    assert,
  }) => {
    const silent = overrideCourier({
      pickups: {
        ...sandboxPickups,
        cancel: () => Promise.reject(new CourierUnresponsive('DHL did not answer')),
      },
    })
    const [tried, late] = [await fetched(), await fetched({ day: pickupDay(1) })]
    await cancel(client, tried.pickup.id)
    for (let tries = 1; tries < 4; tries += 1) {
      await processPickup(tried.pickup.id, silent)
      const { nextTryAt } = await Pickup.findOrFail(tried.pickup.id)
      assert.isNotNull(nextTryAt)
      await timePasses('1 hour')
    }
    await cancel(client, late.pickup.id)
    await db
      .from('pickups')
      .where({ id: late.pickup.id })
      .update({ changeable_until: db.raw(`now() + interval '30 seconds'`) })
    for (const { pickup } of [tried, late]) {
      await processPickup(pickup.id, silent)
      const { nextTryAt, problem, number } = await Pickup.findOrFail(pickup.id)
      assert.isNull(nextTryAt)
      assert.equal(
        problem,
        `DHL did not answer. Tell the courier that pickup ${number} is cancelled.`
      )
    }
  })

  test('waits for the retry time that the courier gives', async ({ client, assert }) => {
    const { pickup } = await fetched()
    const retryAt = new Date(Date.now() + 3_600_000)
    await cancel(client, pickup.id)
    await processPickup(
      pickup.id,
      overrideCourier({
        pickups: {
          ...sandboxPickups,
          cancel: () => Promise.reject(new CourierUnavailable('Wait', retryAt)),
        },
      })
    )
    const { nextTryAt } = await Pickup.findOrFail(pickup.id)
    assert.equal(nextTryAt?.toMillis(), retryAt.getTime())
  })

  test('follows the void of its last parcel, but not of an earlier one', async ({ assert }) => {
    const first = await fetched()
    const second = await fetched()
    await markVoided(first.shipment.id)
    await new CancelUnneededPickup().handle({ shipmentId: first.shipment.id })
    assert.equal(await stateOf(first.pickup), 'booked')
    await markVoided(second.shipment.id)
    assert.include(await pickupsWithoutParcels(), first.pickup.id)
    assert.notInclude(await pickupsWithoutParcels([first.pickup.id]), first.pickup.id)
    await new CancelUnneededPickup().handle({ shipmentId: second.shipment.id })
    await cancelIfUnneeded(first.pickup.id)
    await processPickup(first.pickup.id)
    assert.equal(await stateOf(first.pickup), 'canceled')
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 0 })
  })

  test('places no order if the parcel is voided first', async ({ assert }) => {
    const shipment = await toFetch()
    const id = (await joinPickup(shipment.id))!
    await markVoided(shipment.id)
    await processPickup(id)
    assert.equal(await stateOf({ id }), 'canceled')
    assert.deepEqual(await atTheCourier(), { made: 0, coming: 0 })
  })

  test('is left to staff if staff ordered the pickup themselves', async ({ client, assert }) => {
    const { pickup } = await fetched({ street: '5 NOPICKUP Avenue' })
    const body = { decision: 'booked', number: 'DESK 77' }
    assert.equal(await statusOf(settle(client, pickup, body)), 200)
    await cancel(client, pickup.id)
    const mustNotCancel = overrideCourier({
      pickups: {
        ...sandboxPickups,
        cancel: () => Promise.reject(new Error('The courier was called')),
      },
    })
    await processPickup(pickup.id, mustNotCancel)
    const { state, problem } = await Pickup.findOrFail(pickup.id)
    assert.deepEqual(
      [state, problem],
      ['canceling', 'Tell the courier that pickup DESK 77 is cancelled.']
    )
  })
})
