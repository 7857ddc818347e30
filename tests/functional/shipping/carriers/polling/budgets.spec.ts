import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { courierCallsPerDay, reserveCall } from '#shipping/carriers/polling/call_budget'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { FollowedCourier, makeDue, makeFollowedParcel } from '#tests/support/fakes/followed_courier'

let ups: FollowedCourier

const poll = () => pollTracking(ups.asDriver, ['ups'])

function setBudget(calls: number) {
  return courierCallsPerDay.set({ ...courierCallsPerDay.default, ups: calls }, { by: null })
}

/** Records today's calls in UTC by urgency. */
async function setUsedCalls(byUrgency: number[]) {
  const calls = byUrgency.reduce((sum, count) => sum + count, 0)
  await db.rawQuery(
    `insert into courier_call_days (driver, day, calls, by_urgency)
     values ('ups', (now() at time zone 'UTC')::date, ?, ?)
     on conflict (driver, day) do update set calls = excluded.calls, by_urgency = excluded.by_urgency`,
    [calls, byUrgency] as never
  )
}

function setUrgency(id: number, urgency: number) {
  return db.from('parcel_watches').where('shipment_id', id).update({ urgency })
}

test.group('The daily call budget of a courier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('parcel_watches').delete()
    await db.from('courier_call_days').delete()
    ups = new FollowedCourier('ups')
    ups.maxTrackedAtOnce = 1
  })

  test('counts each call and stops at the limit', async ({ assert }) => {
    await setBudget(4)
    const parcels = []
    for (let count = 0; count < 6; count += 1) {
      const parcel = await makeFollowedParcel('ups')
      await setUrgency(parcel.id, count % 4)
      parcels.push(parcel.id)
    }
    // At any hour each urgency has one of four calls reserved.
    await makeDue(...parcels)
    await poll()
    assert.isAtLeast(ups.calls.length, 4)
    await poll()
    await poll()
    assert.lengthOf(ups.calls, 4)
    const day = await db.from('courier_call_days').firstOrFail()
    assert.include(day, { driver: 'ups', calls: 4 })
    assert.isNotNull(day.used_up_at)
    const due = await db.from('parcel_watches').whereRaw('next_look_at <= clock_timestamp()')
    assert.lengthOf(due, 2)
    assert.isTrue(due.every(({ claimed_until: claimedUntil }) => claimedUntil === null))
  })

  test('resets at midnight UTC', async ({ assert }) => {
    await setBudget(5)
    await setUsedCalls([2, 1, 1, 1, 0])
    assert.isFalse(await reserveCall('ups', 0))
    await db.rawQuery('update courier_call_days set day = day - 1')
    assert.isTrue(await reserveCall('ups', 0))
  })

  test('allows no call if it is 0', async ({ assert }) => {
    await setBudget(0)
    assert.isFalse(await reserveCall('ups', 0))
    assert.isFalse(await reserveCall('ups', null))
  })

  test('serves parcels out for delivery first, then new, moving and stale ones', async ({
    assert,
  }) => {
    const [stale, moving, fresh, near] = [
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
    ]
    await setUrgency(stale.id, 3)
    await setUrgency(moving.id, 2)
    await setUrgency(fresh.id, 1)
    await setUrgency(near.id, 0)
    await makeDue(stale.id, moving.id, fresh.id, near.id)
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [
      near.number,
      fresh.number,
      moving.number,
      stale.number,
    ])
  })

  test('reserves calls for urgent parcels: stale ones wait once their share is used', async ({
    assert,
  }) => {
    await setBudget(100)
    // Stale parcels have used 24 calls, more than their share at any hour.
    await setUsedCalls([20, 25, 30, 24, 0])
    const [stale, near] = [await makeFollowedParcel('ups'), await makeFollowedParcel('ups')]
    await setUrgency(stale.id, 3)
    await setUrgency(near.id, 0)
    await makeDue(stale.id)
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [])
    await makeDue(near.id)
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [near.number])
  })
})
