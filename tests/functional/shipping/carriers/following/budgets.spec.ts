import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { courierCallsPerDay, reserveCall } from '#shipping/carriers/polling/call_budget'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { FollowedCourier, makeDue, makeFollowedParcel } from '#tests/support/fakes/followed_courier'

let ups: FollowedCourier

const round = () => pollTracking(ups.asDriver, ['ups'])

function allow(calls: number) {
  return courierCallsPerDay.set({ ...courierCallsPerDay.default, ups: calls }, { by: null })
}

/** Records today's calls in UTC by urgency. */
async function used(byUrgency: number[]) {
  const calls = byUrgency.reduce((sum, one) => sum + one, 0)
  await db.rawQuery(
    `insert into courier_call_days (driver, day, calls, by_urgency)
     values ('ups', (now() at time zone 'UTC')::date, ?, ?)
     on conflict (driver, day) do update set calls = excluded.calls, by_urgency = excluded.by_urgency`,
    [calls, byUrgency] as never
  )
}

function urgent(id: number, urgency: number) {
  return db.from('parcel_watches').where('shipment_id', id).update({ urgency })
}

test.group('The calls that a courier allows a day', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('parcel_watches').delete()
    await db.from('courier_call_days').delete()
    ups = new FollowedCourier('ups')
    ups.maxTrackedAtOnce = 1
  })

  test('are counted as they are made, and no more are made', async ({ assert }) => {
    await allow(4)
    const parcels = []
    for (let count = 0; count < 6; count += 1) {
      const parcel = await makeFollowedParcel('ups')
      await urgent(parcel.id, count % 4)
      parcels.push(parcel.id)
    }
    // At any hour each urgency has one of four calls reserved.
    await makeDue(...parcels)
    await round()
    assert.isAtLeast(ups.calls.length, 4)
    await round()
    await round()
    assert.lengthOf(ups.calls, 4)
    const day = await db.from('courier_call_days').firstOrFail()
    assert.include(day, { driver: 'ups', calls: 4 })
    assert.isNotNull(day.used_up_at)
    const due = await db.from('parcel_watches').whereRaw('next_look_at <= clock_timestamp()')
    assert.lengthOf(due, 2)
    assert.isTrue(due.every(({ claimed_until: claimedUntil }) => claimedUntil === null))
  })

  test('begin anew at midnight in UTC', async ({ assert }) => {
    await allow(5)
    await used([2, 1, 1, 1, 0])
    assert.isFalse(await reserveCall('ups', 0))
    await db.rawQuery('update courier_call_days set day = day - 1')
    assert.isTrue(await reserveCall('ups', 0))
  })

  test('of nothing are none', async ({ assert }) => {
    await allow(0)
    assert.isFalse(await reserveCall('ups', 0))
    assert.isFalse(await reserveCall('ups', null))
  })

  test('go to what is out for delivery first, then to what is new, to what is on its way and to what is stale', async ({
    assert,
  }) => {
    const [stale, moving, fresh, near] = [
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
    ]
    await urgent(stale.id, 3)
    await urgent(moving.id, 2)
    await urgent(fresh.id, 1)
    await urgent(near.id, 0)
    await makeDue(stale.id, moving.id, fresh.id, near.id)
    await round()
    assert.deepEqual(ups.asked(), [near.number, fresh.number, moving.number, stale.number])
  })

  test('are kept for the urgent ones: what is stale waits when its share is used, what is out for delivery does not', async ({
    assert,
  }) => {
    await allow(100)
    // More than the share that any hour allows.
    await used([20, 25, 30, 24, 0])
    const [stale, near] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    await urgent(stale.id, 3)
    await urgent(near.id, 0)
    await makeDue(stale.id)
    await round()
    assert.deepEqual(ups.asked(), [])
    await makeDue(near.id)
    await round()
    assert.deepEqual(ups.asked(), [near.number])
  })
})
