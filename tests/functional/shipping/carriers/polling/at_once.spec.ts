import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { courierCallsPerDay } from '#shipping/carriers/polling/call_budget'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { FollowedCourier, makeDue, makeFollowedParcel } from '#tests/support/fakes/followed_courier'

/** These rows are committed, so they belong to a user whose lists no other test counts. */
const OWNER = 'franchise@sendam.test'

const PARCELS = 12

test.group('Concurrent polling workers', (group) => {
  group.each.teardown(async () => {
    await db.from('parcel_watches').where('driver', 'aramex').delete()
    await db.from('courier_call_days').where('driver', 'aramex').delete()
    await courierCallsPerDay.set(courierCallsPerDay.default, { by: null })
  })

  async function makeDueParcels() {
    const parcels = []
    for (let count = 0; count < PARCELS; count += 1) {
      parcels.push(await makeFollowedParcel('aramex', { owner: OWNER }))
    }
    await makeDue(...parcels.map(({ id }) => id))
    return parcels
  }

  test('poll each parcel once', async ({ assert }) => {
    const parcels = await makeDueParcels()
    const aramex = new FollowedCourier('aramex')
    aramex.maxTrackedAtOnce = 2
    const poll = () => pollTracking(aramex.asDriver, ['aramex'])
    await Promise.all([poll(), poll(), poll()])
    assert.deepEqual(
      aramex.takePolledNumbers().toSorted(),
      parcels.map(({ number }) => number).toSorted()
    )
  })

  test('stay within the daily budget together', async ({ assert }) => {
    await makeDueParcels()
    await courierCallsPerDay.set({ ...courierCallsPerDay.default, aramex: 5 }, { by: null })
    await db.from('parcel_watches').where('driver', 'aramex').update({ urgency: 0 })
    const aramex = new FollowedCourier('aramex')
    aramex.maxTrackedAtOnce = 1
    const poll = () => pollTracking(aramex.asDriver, ['aramex'])
    await Promise.all([poll(), poll(), poll()])
    const { calls } = await db.from('courier_call_days').where('driver', 'aramex').firstOrFail()
    assert.equal(aramex.calls.length, calls)
    assert.isAtMost(calls, 5)
    assert.isAtLeast(calls, 2)
  })
})
