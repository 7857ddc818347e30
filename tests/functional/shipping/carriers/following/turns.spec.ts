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

const round = () => pollTracking(ups.asDriver, ['ups'])

async function statusOf(id: number) {
  const { status } = await Shipment.findOrFail(id)
  return status
}

test.group('Whose turn it is to be asked after', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('parcel_watches').delete()
    ups = new FollowedCourier('ups')
  })

  test('a new parcel is asked after half an hour after its booking, and each half an hour until it is scanned', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    await round()
    await advanceTracking('29 minutes')
    await round()
    assert.deepEqual(ups.asked(), [])
    await advanceTracking('1 minute')
    await round()
    await round()
    assert.deepEqual(ups.asked(), [number])
    assert.equal(await readMinutesToNextPoll(id), 30)
  })

  test('one on its way each two hours, one that is out for delivery each quarter of an hour', async ({
    assert,
  }) => {
    const [moving, near] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    ups.knows(moving.number, ['PICKED_UP', 'DEPARTED_ORIGIN'])
    ups.knows(near.number, ['PICKED_UP', 'OUT_FOR_DELIVERY'])
    await makeDue(moving.id, near.id)
    await round()
    assert.equal(await readMinutesToNextPoll(moving.id), 120)
    assert.equal(await readMinutesToNextPoll(near.id), 15)
    await advanceTracking('25 hours')
    await round()
    assert.equal(await readMinutesToNextPoll(moving.id), 240)
    await advanceTracking('7 days')
    await round()
    assert.equal(await readMinutesToNextPoll(moving.id), 24 * 60)
  })

  test('one that arrived is asked after for three days more, once a day, and its courier may deny that', async ({
    assert,
  }) => {
    const [arrived, denied] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    for (const { number } of [arrived, denied]) ups.knows(number, ['PICKED_UP', 'DELIVERED'])
    await makeDue(arrived.id, denied.id)
    await round()
    assert.equal(await statusOf(denied.id), 'DELIVERED')
    assert.equal(await readMinutesToNextPoll(denied.id), 24 * 60)
    ups.knows(denied.number, ['PICKED_UP', 'DELIVERED', 'ON_THE_WAY'])
    await advanceTracking('1 day')
    await round()
    assert.equal(await statusOf(denied.id), 'COURIER_ASSIGNED')
    assert.equal(await readMinutesToNextPoll(denied.id), 120)
    ups.asked()
    for (let days = 0; days < 4; days += 1) {
      await advanceTracking('1 day')
      await round()
    }
    assert.lengthOf(
      ups.asked().filter((number) => number === arrived.number),
      2
    )
    assert.equal(await statusOf(arrived.id), 'DELIVERED')
    assert.isNull(await findWatch(arrived.id))
  })

  test('one that staff reopen after its delivery is followed as a new one', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'DELIVERED'])
    await makeDue(id)
    await round()
    await reopenShipment(await findCaller('admin@sendam.test'), id, 'The receiver has it not')
    assert.equal(await readMinutesToNextPoll(id), 30)
  })

  test('nobody asks after one that was taken back, or was silent until it arrived; a new waybill is followed anew', async ({
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

  test('one is asked after as often as what decides of it asks for, not as its latest paper does', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'OUT_FOR_DELIVERY', 'INFORMATION_RECEIVED'])
    await makeDue(id)
    await round()
    assert.equal(await readMinutesToNextPoll(id), 15)
  })

  test('one that is said to be lost is asked after until its courier finds it', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'LOST'])
    await makeDue(id)
    await round()
    ups.knows(number, ['PICKED_UP', 'LOST', 'ON_THE_WAY'])
    await advanceTracking('4 hours')
    await round()
    const { trackingState } = await Shipment.findOrFail(id)
    assert.equal(trackingState, 'ON_THE_WAY')
  })

  test('one of which nothing was heard for ninety days is not asked after any more', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    await advanceTracking('89 days')
    await round()
    assert.equal(await readMinutesToNextPoll(id), 24 * 60)
    await advanceTracking('1 day')
    await round()
    assert.deepEqual(ups.asked(), [number, number])
    assert.include(await findWatch(id), { stopped: 'silent', next_look_at: null })
    await advanceTracking('100 days')
    await round()
    assert.deepEqual(ups.asked(), [])
  })

  test('as many as a call holds go together, and those that are nearly due ride along', async ({
    assert,
  }) => {
    const parcels = []
    for (let count = 0; count < 4; count += 1) parcels.push(await makeFollowedParcel('ups'))
    const [first, second, third, later] = parcels.map(({ id }) => id)
    await makeDue(first!, second!, third!)
    await round()
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
    ups.asked()
    await round()
    const [one, two, three] = parcels.map(({ number }) => number)
    assert.deepEqual(
      ups.calls.map((numbers) => numbers.toSorted()),
      [[one!, two!, three!].toSorted()]
    )
  })

  test('one strange parcel harms no other in its call, and is left for a day', async ({
    assert,
  }) => {
    const parcels = []
    for (let count = 0; count < 3; count += 1) {
      const parcel = await makeFollowedParcel('ups')
      ups.knows(parcel.number, ['PICKED_UP'])
      parcels.push(parcel)
    }
    const strange = parcels[1]!
    ups.failing = (numbers) => numbers.includes(strange.number) && new TypeError('no such scan')
    await makeDue(...parcels.map(({ id }) => id))
    await round()
    for (const { id } of parcels) {
      assert.equal(await statusOf(id), id === strange.id ? 'BOOKED' : 'COURIER_ASSIGNED')
      assert.equal(await readMinutesToNextPoll(id), id === strange.id ? 24 * 60 : 120)
    }
  })

  test('news that cannot be kept of one do not hold up the others', async ({ assert }) => {
    const [broken, fine] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    ups.knows(broken.number, ['NO_SUCH_CODE_IS_AS_LONG_AS_THIS_ONE' as 'PICKED_UP'])
    ups.knows(fine.number, ['PICKED_UP'])
    await makeDue(broken.id, fine.id)
    await round()
    assert.equal(await statusOf(fine.id), 'COURIER_ASSIGNED')
    assert.equal(await readMinutesToNextPoll(broken.id), 10)
  })

  test('a courier that says when to come again is left alone until then, and no other is', async ({
    assert,
  }) => {
    const dhl = new FollowedCourier('dhl')
    const finder = ({ courierDriver }: { courierDriver: string | null }) =>
      courierDriver === 'dhl' ? dhl : ups
    const [one, other] = [await makeFollowedParcel('ups'), await makeFollowedParcel('dhl')]
    ups.failing = () =>
      new CourierUnavailable('UPS wants fewer calls', new Date(Date.now() + 600_000))
    await makeDue(one.id, other.id)
    await pollTracking(finder, ['ups', 'dhl'])
    assert.deepEqual(dhl.asked(), [other.number])
    assert.deepEqual(ups.asked(), [one.number])
    ups.failing = () => undefined
    await advanceTracking('9 minutes')
    await pollTracking(finder, ['ups', 'dhl'])
    assert.deepEqual(ups.asked(), [])
    await advanceTracking('2 minutes')
    await pollTracking(finder, ['ups', 'dhl'])
    assert.deepEqual(ups.asked(), [one.number])
  })

  test('a silent courier is asked again after a minute, then after two', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.failing = () => new CourierUnresponsive('No answer')
    await makeDue(id)
    await round()
    for (const { waited, asked } of [
      { waited: '50 seconds', asked: [] },
      { waited: '10 seconds', asked: [number] },
      { waited: '110 seconds', asked: [] },
      { waited: '10 seconds', asked: [number] },
    ]) {
      ups.asked()
      await advanceTracking(waited)
      await makeDue(id)
      await round()
      assert.deepEqual(ups.asked(), asked, waited)
    }
  })

  test('where a courier falls silent at one parcel, the others come before it', async ({
    assert,
  }) => {
    ups.maxTrackedAtOnce = 1
    const [first, second] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    ups.failing = ([number]) => number === first.number && new CourierUnresponsive('No answer')
    await makeDue(first.id)
    await round()
    assert.equal(await readMinutesToNextPoll(first.id), 10)
    await advanceTracking('1 minute')
    await makeDue(second.id)
    ups.asked()
    await round()
    assert.deepEqual(ups.asked(), [second.number])
    await advanceTracking('9 minutes')
    await round()
    assert.deepEqual(ups.asked(), [first.number])
    assert.equal(await readMinutesToNextPoll(first.id), 20)
  })

  test('a worker that died in the middle leaves its parcels to the others', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    await makeDue(id)
    await db.from('parcel_watches').update({
      claimed_until: db.raw(`clock_timestamp() + interval '9 minutes'`),
    })
    await round()
    assert.deepEqual(ups.asked(), [])
    await advanceTracking('9 minutes')
    await round()
    assert.deepEqual(ups.asked(), [number])
  })

  test('a parcel of the sandbox is asked after at each round', async ({ assert }) => {
    const { id } = await makeShipment()
    await pollTracking()
    const first = await findWatch(id)
    await pollTracking()
    const second = await findWatch(id)
    assert.isAbove(second.looked_at.getTime(), first.looked_at.getTime())
  })
})

test.group('What a courier says beside where a parcel is', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('parcel_watches').delete()
    ups = new FollowedCourier('ups')
  })

  test('a scan that it does not tell any more is withdrawn, and comes back when it tells it again', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    const kept = () => TrackingEvent.query().where('shipmentId', id).whereNull('withdrawnAt')
    const look = async () => {
      await makeDue(id)
      await round()
      const events = await kept().orderBy('occurredAt')
      return events.map(({ code }) => code)
    }
    ups.knows(number, ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
    assert.deepEqual(await look(), ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
    ups.forgets(number, 'HELD')
    assert.deepEqual(await look(), ['PICKED_UP', 'ON_THE_WAY'])
    ups.knows(number, ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
    assert.deepEqual(await look(), ['PICKED_UP', 'HELD', 'ON_THE_WAY'])
  })

  test('nothing is told anew of what staff put aside, nor of old scans that it forgets', async ({
    assert,
    cleanup,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'HELD', 'DELIVERED'])
    await makeDue(id)
    await round()
    await reopenShipment(await findCaller('admin@sendam.test'), id, 'The receiver has it not')
    ups.forgets(number, 'PICKED_UP')
    const moved: number[] = []
    const stop = emitter.on(ShipmentUpdated, ({ shipmentId }) => void moved.push(shipmentId))
    cleanup(() => stop())
    await makeDue(id)
    await round()
    assert.deepEqual(moved, [])
    ups.knows(number, ['PICKED_UP', 'HELD', 'DELIVERED', 'ON_THE_WAY'])
    await makeDue(id)
    await round()
    assert.deepEqual(moved, [id])
  })

  test('a weight by its scales that is more than was paid for is proposed to staff', async ({
    assert,
  }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP'], { chargeableGrams: 4_000 })
    await makeDue(id)
    await round()
    const { billedGrams, carrierGrams, source } = await Reweigh.findByOrFail('shipmentId', id)
    assert.deepEqual([billedGrams, carrierGrams, source], [1500, 4_000, 'ups'])
  })

  test('one that staff reopen is asked after again', async ({ assert }) => {
    const { id, number } = await makeFollowedParcel('ups')
    ups.knows(number, ['PICKED_UP', 'RETURNING', 'DELIVERED'])
    await makeDue(id)
    await round()
    const ended = await findWatch(id)
    assert.equal(ended!.stopped, 'ended')
    await reopenShipment(await findCaller('admin@sendam.test'), id, 'The receiver has it not')
    const followed = await findWatch(id)
    assert.isNull(followed!.stopped)
  })
})
