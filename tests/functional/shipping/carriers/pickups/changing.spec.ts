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
} from './pickup_stories.js'
import { noPickupDay, pickupDay } from '#tests/support/clock/pickup_days'

const desk = driverFor({ courierCode: 'DHL', courierDriver: 'sandbox' }).pickups!
const next = () => ({ day: pickupDay(1), readyAt: '12:00', closeAt: '16:00' })

const move = (client: ApiClient, id: number, body: object = next(), who = MEMBER) =>
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

const takeBack = (shipmentId: number) =>
  Shipment.query().where({ id: shipmentId }).update({ status: 'VOIDED' })

test.group('A pickup that is moved', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is cancelled with the courier first and ordered anew after that', async ({
    client,
    assert,
  }) => {
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
          return desk.book(request)
        },
        cancel: (booked) => desk.cancel(booked),
      },
    })
    await processPickup(pickup.id, counting)
    assert.deepEqual(coming, [0])
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
    assert.deepEqual(await planOf(pickup), { ...next(), state: 'booked' })
  })

  test('is moved once, however often that is asked for', async ({ client, assert }) => {
    const { pickup } = await fetched()
    for (let times = 0; times < 2; times++) {
      assert.equal(await statusOf(move(client, pickup.id)), 200)
    }
    await processPickup(pickup.id)
    assert.equal(await statusOf(move(client, pickup.id)), 200)
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
  })

  test('has no second order as long as the courier does not answer to the cancellation', async ({
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
    assert.equal(await statusOf(move(client, pickup.id, { ...next(), day: pickupDay(2) })), 409)
    await timePasses('2 minutes')
    assert.include(await duePickups(), pickup.id)
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
  })

  test('goes along with the one that comes on that day anyway', async ({ client, assert }) => {
    const first = await fetched()
    const second = await fetched({ day: pickupDay(1) })
    await move(client, first.pickup.id)
    await processPickup(first.pickup.id)
    assert.equal(await stateOf(first.pickup), 'canceled')
    const { pickupId } = await Shipment.findOrFail(first.shipment.id)
    assert.equal(pickupId, second.pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })
  })

  test('does not exist for a stranger', async ({ client, assert }) => {
    const { pickup } = await fetched()
    assert.equal(await statusOf(move(client, pickup.id, next(), 'other@sendam.test')), 404)
    assert.equal(await statusOf(cancel(client, pickup.id, 'other@sendam.test')), 404)
    assert.equal(await stateOf(pickup), 'booked')
  })

  test('keeps the far day that it was booked for, with other hours', async ({ client, assert }) => {
    const { pickup } = await fetched({ day: pickupDay(15) })
    const wish = { ...next(), day: pickupDay(15) }
    assert.equal(await statusOf(move(client, pickup.id, wish)), 200)
  })

  test('stays as it is after the cut-off, outside the hours of couriers, and for a day on which nobody comes', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched()
    const weekend = await move(client, pickup.id, { ...next(), day: noPickupDay() })
    assert.deepEqual(
      [weekend.status, weekend.message],
      [409, 'There are no pickups on that day. Please choose another day.']
    )
    const past = await move(client, pickup.id, { ...next(), day: '2026-01-06' })
    assert.equal(past.status, 409)
    assert.match(past.message, /^It is too late for that day\. Order a same-day pickup by 14:00/)
    const short = await move(client, pickup.id, { ...next(), closeAt: '13:30' })
    assert.deepEqual(
      [short.status, short.errors[0].message],
      [422, '"Until" must be at least two hours after "From"']
    )
    const outside = 'Couriers come between 10:00 and 17:00. Please choose hours within that time.'
    for (const hours of [
      { readyAt: '00:00', closeAt: '12:00' },
      { readyAt: '12:00', closeAt: '23:00' },
    ]) {
      const refused = await move(client, pickup.id, { ...next(), ...hours })
      assert.deepEqual([refused.status, refused.message], [409, outside])
    }
    const far = await move(client, pickup.id, { ...next(), day: pickupDay(15) })
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

  test('waits while somebody speaks with the courier about it', async ({ client, assert }) => {
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

  test('by staff stands in the audit log', async ({ client, assert }) => {
    const { shipment, pickup } = await fetched()
    assert.equal(await statusOf(move(client, pickup.id, next(), ADMIN)), 200)
    const entries = await readAudit(shipment)
    const [{ action, after, who }] = entries.slice(-1)
    assert.deepEqual([action, after, who], ['pickup.update', next(), ADMIN])
  })
})

test.group('A pickup to which nobody came', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const dayPasses = ({ id }: { id: number }) =>
    Pickup.query()
      .where({ id })
      .update({ day: '2026-01-06', changeableUntil: '2026-01-06T13:00:00Z' })

  test('is ordered anew for what is still there, and what was fetched stays with the old one', async ({
    client,
    assert,
  }) => {
    const [taken, left] = [await fetched(), await fetched()]
    await dayPasses(left.pickup)
    await Shipment.query().where({ id: taken.shipment.id }).update({ status: 'COURIER_ASSIGNED' })
    assert.deepInclude(await shownTo(MEMBER, client, left.shipment), { mayChange: true })
    assert.equal(await statusOf(move(client, left.pickup.id)), 200)
    const { pickupId } = await Shipment.findOrFail(left.shipment.id)
    await processPickup(pickupId!)
    assert.deepEqual(await planOf({ id: pickupId! }), { ...next(), state: 'booked' })
    const before = await Shipment.findOrFail(taken.shipment.id)
    assert.equal(before.pickupId, left.pickup.id)
    assert.equal(await stateOf(left.pickup), 'done')
  })

  test('may be asked for again by the sender of a parcel that staff took for fetched', async ({
    client,
    assert,
  }) => {
    const { shipment, pickup } = await fetched()
    await settle(client, pickup, { decision: 'done' })
    assert.equal(await statusOf(move(client, pickup.id)), 409)
    await dayPasses(pickup)
    assert.deepInclude(await shownTo(MEMBER, client, shipment), {
      mayChange: true,
      mayCancel: false,
    })
    assert.equal(await statusOf(cancel(client, pickup.id)), 409)
    assert.equal(await statusOf(move(client, pickup.id)), 200)
    assert.deepInclude(await shownTo(MEMBER, client, shipment), { day: next().day })
  })

  test('is over at once when its sender brings the parcel instead: the courier is not asked', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched()
    await dayPasses(pickup)
    assert.equal(await statusOf(cancel(client, pickup.id)), 200)
    assert.equal(await stateOf(pickup), 'canceled')
  })
})

test.group('A pickup that nobody wants any more', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is cancelled once by its sender, who may ask for another', async ({ client, assert }) => {
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
    assert.deepEqual(await planOf(pickup), { ...next(), state: 'booked' })
  })

  test('leaves a task with staff where the courier takes none back, and goes on after it', async ({
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
    assert.deepEqual(await planOf(pickup), { ...next(), state: 'booked' })
  })

  test('is for staff when the courier does not answer to four cancellations, or not before its cut-off', async ({
    client,
    assert,
  }) => {
    const silent = overrideCourier({
      pickups: {
        ...desk,
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

  test('is cancelled no sooner than its courier wants to be asked', async ({ client, assert }) => {
    const { pickup } = await fetched()
    const retryAt = new Date(Date.now() + 3_600_000)
    await cancel(client, pickup.id)
    await processPickup(
      pickup.id,
      overrideCourier({
        pickups: { ...desk, cancel: () => Promise.reject(new CourierUnavailable('Wait', retryAt)) },
      })
    )
    const { nextTryAt } = await Pickup.findOrFail(pickup.id)
    assert.equal(nextTryAt?.toMillis(), retryAt.getTime())
  })

  test('ends with the void of its last parcel, not with that of another', async ({ assert }) => {
    const first = await fetched()
    const second = await fetched()
    await takeBack(first.shipment.id)
    await new CancelUnneededPickup().handle({ shipmentId: first.shipment.id })
    assert.equal(await stateOf(first.pickup), 'booked')
    await takeBack(second.shipment.id)
    assert.include(await pickupsWithoutParcels(), first.pickup.id)
    assert.notInclude(await pickupsWithoutParcels([first.pickup.id]), first.pickup.id)
    await new CancelUnneededPickup().handle({ shipmentId: second.shipment.id })
    await cancelIfUnneeded(first.pickup.id)
    await processPickup(first.pickup.id)
    assert.equal(await stateOf(first.pickup), 'canceled')
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 0 })
  })

  test('is never ordered where its parcel is taken back before', async ({ assert }) => {
    const shipment = await toFetch()
    const id = (await joinPickup(shipment.id))!
    await takeBack(shipment.id)
    await processPickup(id)
    assert.equal(await stateOf({ id }), 'canceled')
    assert.deepEqual(await atTheCourier(), { made: 0, coming: 0 })
  })

  test('is told to the courier by staff where they ordered it themselves', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched({ street: '5 NOPICKUP Avenue' })
    const body = { decision: 'booked', number: 'DESK 77' }
    assert.equal(await statusOf(settle(client, pickup, body)), 200)
    await cancel(client, pickup.id)
    const notAsked = overrideCourier({
      pickups: { ...desk, cancel: () => Promise.reject(new Error('The courier was asked')) },
    })
    await processPickup(pickup.id, notAsked)
    const { state, problem } = await Pickup.findOrFail(pickup.id)
    assert.deepEqual(
      [state, problem],
      ['canceling', 'Tell the courier that pickup DESK 77 is cancelled.']
    )
  })
})
