import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import {
  FollowedCourier,
  makeDue,
  readMinutesToNextPoll,
  makeFollowedParcel,
  advanceTracking,
  findWatch,
} from '#tests/support/fakes/followed_courier'
import { call } from '#tests/support/people'

const ADDRESS = '/api/v1/webhooks/courier/ups/alert'

let ups: FollowedCourier

let subscribed: { numbers: string[]; url: string; secret: string }[]

const round = () => pollTracking(ups.asDriver, ['ups'])

function alertFor(trackingNumber: unknown, credential = subscribed[0]!.secret) {
  const activityStatus = { type: 'D', code: 'FS', description: 'DELIVERED' }
  return call('POST', ADDRESS, { trackingNumber, activityStatus }, { credential })
}

/** A parcel for which UPS has accepted an alert subscription. */
async function promisedParcel() {
  const parcel = await makeFollowedParcel('ups')
  ups.knows(parcel.number, ['PICKED_UP'])
  await makeDue(parcel.id)
  await round()
  ups.asked()
  return parcel
}

test.group('A courier that calls us when something happens', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('parcel_watches').delete()
    subscribed = []
    ups = new FollowedCourier('ups')
    ups.alerts = {
      maxAtOnce: 2,
      days: 14,
      async subscribe(numbers, { url, secret }) {
        subscribed.push({ numbers, url, secret })
        return numbers
      },
    }
  })

  test('is asked to, for as many parcels at once as it takes, and those are looked at twice a day', async ({
    assert,
  }) => {
    const parcels = [
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
    ]
    await makeDue(...parcels.map(({ id }) => id))
    await round()
    assert.deepEqual(
      subscribed.map(({ numbers }) => numbers.length),
      [2, 1]
    )
    assert.isTrue(subscribed[0]!.url.endsWith(ADDRESS))
    for (const { id } of parcels) assert.equal(await readMinutesToNextPoll(id), 12 * 60)
    const days = await db.rawQuery(
      `select distinct round(extract(epoch from alerts_until - now()) / 86400)::int as days from parcel_watches`
    )
    assert.deepEqual(days.rows, [{ days: 14 }])
  })

  test('is asked again before its promise ends, and not earlier', async ({ assert }) => {
    const { id } = await promisedParcel()
    await advanceTracking('12 days')
    await makeDue(id)
    await round()
    assert.lengthOf(subscribed, 1)
    await advanceTracking('30 hours')
    await makeDue(id)
    await round()
    assert.lengthOf(subscribed, 2)
  })

  test('may not take a number, or not answer: that parcel is looked at as all are, and it is asked again after a day', async ({
    assert,
  }) => {
    const take = ups.alerts!.subscribe
    ups.alerts = { ...ups.alerts!, subscribe: () => Promise.reject(new CourierUnresponsive('No')) }
    const { id } = await promisedParcel()
    assert.equal(await readMinutesToNextPoll(id), 120)
    ups.alerts = { ...ups.alerts, subscribe: take }
    await advanceTracking('2 hours')
    await round()
    assert.lengthOf(subscribed, 0)
    await advanceTracking('23 hours')
    await round()
    assert.lengthOf(subscribed, 1)
  })

  test('makes us ask, and is not believed', async ({ assert }) => {
    const { id, number } = await promisedParcel()
    await advanceTracking('1 hour')
    await round()
    assert.deepEqual(ups.asked(), [])
    const { status } = await alertFor(number)
    assert.equal(status, 200)
    const shipment = await db.from('shipments').where('id', id).firstOrFail()
    assert.equal(shipment.status, 'COURIER_ASSIGNED')
    await round()
    assert.deepEqual(ups.asked(), [number])
    assert.equal(await readMinutesToNextPoll(id), 12 * 60)
  })

  test('is asked at once after one that had arrived, and promises nothing more for it', async ({
    assert,
  }) => {
    const { id, number } = await promisedParcel()
    ups.knows(number, ['PICKED_UP', 'DELIVERED'])
    await alertFor(number)
    await advanceTracking('1 minute')
    await round()
    ups.asked()
    await advanceTracking('1 hour')
    await db.from('parcel_watches').update({ alerts_until: null })
    await alertFor(number)
    await round()
    assert.deepEqual(ups.asked(), [number])
    assert.lengthOf(subscribed, 1)
    assert.equal(await readMinutesToNextPoll(id), 24 * 60)
  })

  test('that calls while it is being asked is asked once more', async ({ assert }) => {
    const { number } = await promisedParcel()
    await advanceTracking('12 hours')
    const answer = ups.trackMany.bind(ups)
    ups.trackMany = async (parcels) => {
      const told = await answer(parcels)
      ups.trackMany = answer
      await alertFor(number)
      return told
    }
    await round()
    await advanceTracking('1 minute')
    await round()
    await round()
    assert.deepEqual(ups.asked(), [number, number])
  })

  test('that calls again and again makes us ask once a minute', async ({ assert }) => {
    const { number } = await promisedParcel()
    await advanceTracking('1 hour')
    await alertFor(number)
    await alertFor(number)
    await round()
    await alertFor(number)
    await round()
    assert.deepEqual(ups.asked(), [number])
    await advanceTracking('1 minute')
    await round()
    assert.deepEqual(ups.asked(), [number])
  })

  test('that forgets to call is not relied upon for that parcel', async ({ assert }) => {
    const { id, number } = await promisedParcel()
    ups.knows(number, ['PICKED_UP', 'DEPARTED_ORIGIN'])
    await advanceTracking('12 hours')
    await round()
    assert.equal(await readMinutesToNextPoll(id), 120)
    assert.include(await findWatch(id), { alerts_until: null })
  })

  test('wakes a parcel that nobody asked after any more', async ({ assert }) => {
    const { id, number } = await promisedParcel()
    await db.from('parcel_watches').update({ stopped: 'silent', next_look_at: null })
    await advanceTracking('1 hour')
    await alertFor(number)
    await round()
    assert.deepEqual(ups.asked(), [number])
    assert.include(await findWatch(id), { stopped: null })
  })

  test('is thanked for a number that is not ours, of which nothing is kept', async ({ assert }) => {
    const { id } = await promisedParcel()
    const before = await findWatch(id)
    const { status } = await alertFor('1ZNOBODYS')
    assert.equal(status, 200)
    assert.deepEqual(await findWatch(id), before)
    // UPS cannot report on another courier's parcel.
    const other = await makeFollowedParcel('fedex')
    await alertFor(other.number)
    assert.include(await findWatch(other.id), { alerted_at: null })
  })

  test('has a secret: without it, or with that of another courier, nothing happens', async ({
    assert,
  }) => {
    const { id, number } = await promisedParcel()
    const { secret } = subscribed[0]!
    for (const credential of ['', 'guessed', secret.slice(1), `${secret}0`]) {
      const { status } = await alertFor(number, credential)
      assert.equal(status, 401)
    }
    const elsewhere = ADDRESS.replace('ups', 'fedex')
    const answer = await call('POST', elsewhere, { trackingNumber: number }, { credential: secret })
    assert.equal(answer.status, 401)
    assert.include(await findWatch(id), { alerted_at: null })
  })

  test('that sends something strange is refused: {words}')
    .with([
      { words: 'no number', body: {}, status: 400 },
      { words: 'a list', body: { trackingNumber: ['1Z12345'] }, status: 400 },
      { words: 'a sentence', body: { trackingNumber: '1Z 123 45; drop' }, status: 400 },
      { words: 'a book', body: { trackingNumber: '1Z12345', x: 'x'.repeat(20_000) }, status: 413 },
    ])
    .run(async ({ assert }, { body, status }) => {
      await promisedParcel()
      const { secret } = subscribed[0]!
      const answer = await call('POST', ADDRESS, body, { credential: secret })
      assert.equal(answer.status, status)
    })
})
