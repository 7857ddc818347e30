import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { CourierUnavailable, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import Reweigh from '#shipping/reweighing/models/reweigh'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { reopenShipment } from '#shipping/tracking/shipment_reopening'
import { findCaller } from '#tests/support/money/payouts'
import {
  FollowedCourier,
  makeDue,
  readMinutesToNextPoll,
  makeFollowedParcel,
  advanceTracking,
  findWatch,
} from '#tests/support/fakes/followed_courier'
import { makeShipment } from '#tests/support/shipment_rows'

let ups: FollowedCourier

const poll = () => pollTracking(ups.asDriver, ['ups'])

async function statusOf(id: number) {
  const { status } = await Shipment.findOrFail(id)
  return status
}

test.group('The polling schedule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('parcel_watches').delete()
    ups = new FollowedCourier('ups')
  })

  test('a new parcel is polled every 30 minutes until its first scan', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    await poll()
    await advanceTracking('29 minutes')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [])
    await advanceTracking('1 minute')
    await poll()
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number])
    assert.equal(await readMinutesToNextPoll(id), 30)
  })

  test('a moving parcel is polled every 2 hours, then less often; out for delivery every 15 minutes', async ({
    assert,
  }) => {
    const [moving, near] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    ups.knows(moving.number, ['PICKED_UP', 'DEPARTED_ORIGIN'])
    ups.knows(near.number, ['PICKED_UP', 'OUT_FOR_DELIVERY'])
    await makeDue(moving.id, near.id)
    await poll()
    assert.equal(await readMinutesToNextPoll(moving.id), 120)
    assert.equal(await readMinutesToNextPoll(near.id), 15)
    await advanceTracking('25 hours')
    await poll()
    assert.equal(await readMinutesToNextPoll(moving.id), 240)
    await advanceTracking('7 days')
    await poll()
    assert.equal(await readMinutesToNextPoll(moving.id), 24 * 60)
  })

  test('a delivered parcel is polled daily for 3 days, and its courier may revoke the delivery', async ({
    assert,
  }) => {
    const [arrived, denied] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    for (const { number } of [arrived, denied]) ups.knows(number, ['PICKED_UP', 'DELIVERED'])
    await makeDue(arrived.id, denied.id)
    await poll()
    assert.equal(await statusOf(denied.id), 'DELIVERED')
    assert.equal(await readMinutesToNextPoll(denied.id), 24 * 60)
    ups.knows(denied.number, ['PICKED_UP', 'DELIVERED', 'ON_THE_WAY'])
    await advanceTracking('1 day')
    await poll()
    assert.equal(await statusOf(denied.id), 'COURIER_ASSIGNED')
    assert.equal(await readMinutesToNextPoll(denied.id), 120)
    ups.takePolledNumbers()
    for (let days = 0; days < 4; days += 1) {
      await advanceTracking('1 day')
      await poll()
    }
    assert.lengthOf(
      ups.takePolledNumbers().filter((number) => number === arrived.number),
      2
    )
    assert.equal(await statusOf(arrived.id), 'DELIVERED')
    assert.isNull(await findWatch(arrived.id))
  })

  test('a parcel reopened after its delivery is polled like a new one', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'DELIVERED'])
    await makeDue(id)
    await poll()
    await reopenShipment(await findCaller('admin@sendam.test'), id, 'The receiver does not have it')
    assert.equal(await readMinutesToNextPoll(id), 30)
  })

  test('polling ends with a void, or after a delivery and silence; a new waybill restarts it', async ({
    assert,
  }) => {
    const [silent, voided, lost] = [
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
    ]
    await db
      .from('parcel_watches')
      .where('shipment_id', silent.id)
      .update({ stopped: 'silent', next_look_at: null })
    await db.from('shipments').where('id', silent.id).update({ status: 'DELIVERED' })
    assert.isNull(await findWatch(silent.id))
    await db.from('shipments').where('id', voided.id).update({ status: 'VOIDED' })
    assert.isNull(await findWatch(voided.id))

    await db.from('shipments').where('id', lost.id).update({ waybill_number: 'ANOTHER1' })
    assert.equal(await readMinutesToNextPoll(lost.id), 30)
    await db.from('shipments').where('id', lost.id).update({ courier_driver: 'manual' })
    assert.isNull(await findWatch(lost.id))
  })

  test('the interval follows the state of the parcel, not its latest event', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'OUT_FOR_DELIVERY', 'INFORMATION_RECEIVED'])
    await makeDue(id)
    await poll()
    assert.equal(await readMinutesToNextPoll(id), 15)
  })

  test('a lost parcel is polled until its courier finds it', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'LOST'])
    await makeDue(id)
    await poll()
    ups.knows(number, ['PICKED_UP', 'LOST', 'ON_THE_WAY'])
    await advanceTracking('4 hours')
    await poll()
    const { trackingState } = await Shipment.findOrFail(id)
    assert.equal(trackingState, 'ON_THE_WAY')
  })

  test('polling stops after 90 days without events', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    await advanceTracking('89 days')
    await poll()
    assert.equal(await readMinutesToNextPoll(id), 24 * 60)
    await advanceTracking('1 day')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number, number])
    assert.include(await findWatch(id), { stopped: 'silent', next_look_at: null })
    await advanceTracking('100 days')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [])
  })

  test('one call covers several parcels, including those due within 15 minutes', async ({
    assert,
  }) => {
    const parcels = []
    for (let count = 0; count < 4; count += 1) parcels.push(await makeFollowedParcel('ups'))
    const [first, second, third, later] = parcels.map(({ id }) => id)
    await makeDue(first!, second!, third!)
    await poll()
    assert.deepEqual(
      ups.calls.map((numbers) => numbers.length),
      [3]
    )
    await makeDue(first!)
    await db
      .from('parcel_watches')
      .whereNot('shipment_id', first!)
      .update({
        next_look_at: db.raw(`clock_timestamp() + interval '14 minutes'`),
      })
    await db
      .from('parcel_watches')
      .where('shipment_id', later!)
      .update({
        next_look_at: db.raw(`clock_timestamp() + interval '16 minutes'`),
      })
    ups.takePolledNumbers()
    await poll()
    const [firstNumber, secondNumber, thirdNumber] = parcels.map(({ number }) => number)
    assert.deepEqual(
      ups.calls.map((numbers) => numbers.toSorted()),
      [[firstNumber!, secondNumber!, thirdNumber!].toSorted()]
    )
  })

  test('a parcel that makes its call fail is skipped for a day, and the others are polled', async ({
    assert,
  }) => {
    const parcels = []
    for (let count = 0; count < 3; count += 1) {
      const parcel = await makeFollowedParcel('ups')
      ups.knows(parcel.number, ['PICKED_UP'])
      parcels.push(parcel)
    }
    const broken = parcels[1]!
    ups.failing = (numbers) => numbers.includes(broken.number) && new TypeError('no such scan')
    await makeDue(...parcels.map(({ id }) => id))
    await poll()
    for (const { id } of parcels) {
      assert.equal(await statusOf(id), id === broken.id ? 'BOOKED' : 'COURIER_ASSIGNED')
      assert.equal(await readMinutesToNextPoll(id), id === broken.id ? 24 * 60 : 120)
    }
  })

  test('events that cannot be stored for one parcel do not delay the others', async ({
    assert,
  }) => {
    const [broken, fine] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    ups.knows(broken.number, ['NO_SUCH_CODE_IS_AS_LONG_AS_THIS_ONE' as 'PICKED_UP'])
    ups.knows(fine.number, ['PICKED_UP'])
    await makeDue(broken.id, fine.id)
    await poll()
    assert.equal(await statusOf(fine.id), 'COURIER_ASSIGNED')
    assert.equal(await readMinutesToNextPoll(broken.id), 10)
  })

  test('a courier that gives a retry time is left alone until then, and others are polled', async ({
    assert,
  }) => {
    const dhl = new FollowedCourier('dhl')
    const finder = ({ courierDriver }: { courierDriver: string | null }) =>
      courierDriver === 'dhl' ? dhl : ups
    const [upsParcel, dhlParcel] = [
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('dhl'),
    ]
    ups.failing = () =>
      new CourierUnavailable('UPS asks for fewer calls', new Date(Date.now() + 600_000))
    await makeDue(upsParcel.id, dhlParcel.id)
    await pollTracking(finder, ['ups', 'dhl'])
    assert.deepEqual(dhl.takePolledNumbers(), [dhlParcel.number])
    assert.deepEqual(ups.takePolledNumbers(), [upsParcel.number])
    ups.failing = () => undefined
    await advanceTracking('9 minutes')
    await pollTracking(finder, ['ups', 'dhl'])
    assert.deepEqual(ups.takePolledNumbers(), [])
    await advanceTracking('2 minutes')
    await pollTracking(finder, ['ups', 'dhl'])
    assert.deepEqual(ups.takePolledNumbers(), [upsParcel.number])
  })

  test('an unresponsive courier is retried after one minute, then after two', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.failing = () => new CourierUnresponsive('No answer')
    await makeDue(id)
    await poll()
    for (const { waited, polled } of [
      { waited: '50 seconds', polled: [] },
      { waited: '10 seconds', polled: [number] },
      { waited: '110 seconds', polled: [] },
      { waited: '10 seconds', polled: [number] },
    ]) {
      ups.takePolledNumbers()
      await advanceTracking(waited)
      await makeDue(id)
      await poll()
      assert.deepEqual(ups.takePolledNumbers(), polled, waited)
    }
  })

  test('a parcel for which the courier does not answer waits behind the others', async ({
    assert,
  }) => {
    ups.maxTrackedAtOnce = 1
    const [first, second] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    ups.failing = ([number]) => number === first.number && new CourierUnresponsive('No answer')
    await makeDue(first.id)
    await poll()
    assert.equal(await readMinutesToNextPoll(first.id), 10)
    await advanceTracking('1 minute')
    await makeDue(second.id)
    ups.takePolledNumbers()
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [second.number])
    await advanceTracking('9 minutes')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [first.number])
    assert.equal(await readMinutesToNextPoll(first.id), 20)
  })

  test('parcels of a dead worker are polled once its claim ends', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    await makeDue(id)
    await db.from('parcel_watches').update({
      claimed_until: db.raw(`clock_timestamp() + interval '9 minutes'`),
    })
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [])
    await advanceTracking('9 minutes')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number])
  })

  test('a sandbox parcel is polled in every round', async ({ assert }) => {
    const { id } = await makeShipment()
    await pollTracking()
    const first = await findWatch(id)
    await pollTracking()
    const second = await findWatch(id)
    assert.isAbove(second.looked_at.getTime(), first.looked_at.getTime())
  })
})

test.group('Tracking answers of a courier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('parcel_watches').delete()
    ups = new FollowedCourier('ups')
  })

  test('a scan that disappears is withdrawn, and restored when it reappears', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    const currentEvents = () =>
      TrackingEvent.query().where('shipmentId', id).whereNull('withdrawnAt')
    const pollCodes = async () => {
      await makeDue(id)
      await poll()
      const events = await currentEvents().orderBy('occurredAt')
      return events.map(({ code }) => code)
    }
    ups.knows(number, ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
    assert.deepEqual(await pollCodes(), ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
    ups.forgets(number, 'HELD')
    assert.deepEqual(await pollCodes(), ['PICKED_UP', 'ON_THE_WAY'])
    ups.knows(number, ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
    assert.deepEqual(await pollCodes(), ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
  })

  test('dismissed events and old scans that disappear publish no update', async ({
    assert,
    cleanup,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'HELD', 'DELIVERED'])
    await makeDue(id)
    await poll()
    await reopenShipment(await findCaller('admin@sendam.test'), id, 'The receiver does not have it')
    ups.forgets(number, 'PICKED_UP')
    const updatedIds: number[] = []
    const stop = emitter.on(ShipmentUpdated, ({ shipmentId }) => void updatedIds.push(shipmentId))
    cleanup(() => stop())
    await makeDue(id)
    await poll()
    assert.deepEqual(updatedIds, [])
    ups.knows(number, ['PICKED_UP', 'HELD', 'DELIVERED', 'ON_THE_WAY'])
    await makeDue(id)
    await poll()
    assert.deepEqual(updatedIds, [id])
  })

  test('a weight above the paid one is proposed to staff as a reweigh', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP'], { chargeableGrams: 4_000 })
    await makeDue(id)
    await poll()
    const { billedGrams, carrierGrams, source } = await Reweigh.findByOrFail('shipmentId', id)
    assert.deepEqual([billedGrams, carrierGrams, source], [1500, 4_000, 'ups'])
  })

  test('a returned parcel that staff reopen is polled again', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'RETURNING', 'DELIVERED'])
    await makeDue(id)
    await poll()
    const ended = await findWatch(id)
    assert.equal(ended!.stopped, 'ended')
    await reopenShipment(await findCaller('admin@sendam.test'), id, 'The receiver does not have it')
    const followed = await findWatch(id)
    assert.isNull(followed!.stopped)
  })
})
