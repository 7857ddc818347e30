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

const poll = () => pollTracking(ups.asDriver, ['ups'])

function alertFor(trackingNumber: unknown, credential = subscribed[0]!.secret) {
  const activityStatus = { type: 'D', code: 'FS', description: 'DELIVERED' }
  return call('POST', ADDRESS, { trackingNumber, activityStatus }, { credential })
}

/** Creates a parcel for which UPS has accepted an alert subscription. */
async function makeSubscribedParcel() {
  const parcel = await makeFollowedParcel('ups')
  ups.knows(parcel.number, ['PICKED_UP'])
  await makeDue(parcel.id)
  await poll()
  ups.takePolledNumbers()
  return parcel
}

test.group('Courier alerts', (group) => {
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

  test('are subscribed in batches; subscribed parcels are polled every 12 hours', async ({
    assert,
  }) => {
    const parcels = [
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
      await makeFollowedParcel('ups'),
    ]
    await makeDue(...parcels.map(({ id }) => id))
    await poll()
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

  test('are renewed shortly before the subscription ends, and not earlier', async ({ assert }) => {
    const { id } = await makeSubscribedParcel()
    await advanceTracking('12 days')
    await makeDue(id)
    await poll()
    assert.lengthOf(subscribed, 1)
    await advanceTracking('30 hours')
    await makeDue(id)
    await poll()
    assert.lengthOf(subscribed, 2)
  })

  test('are retried a day after a failed subscription; the parcel is polled as usual until then', async ({
    assert,
  }) => {
    const subscribe = ups.alerts!.subscribe
    ups.alerts = { ...ups.alerts!, subscribe: () => Promise.reject(new CourierUnresponsive('No')) }
    const { id } = await makeSubscribedParcel()
    assert.equal(await readMinutesToNextPoll(id), 120)
    ups.alerts = { ...ups.alerts, subscribe }
    await advanceTracking('2 hours')
    await poll()
    assert.lengthOf(subscribed, 0)
    await advanceTracking('23 hours')
    await poll()
    assert.lengthOf(subscribed, 1)
  })

  test('trigger a poll, but their content is not trusted', async ({ assert }) => {
    const { id, number } = await makeSubscribedParcel()
    await advanceTracking('1 hour')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [])
    const { status } = await alertFor(number)
    assert.equal(status, 200)
    const shipment = await db.from('shipments').where('id', id).firstOrFail()
    assert.equal(shipment.status, 'COURIER_ASSIGNED')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number])
    assert.equal(await readMinutesToNextPoll(id), 12 * 60)
  })

  test('trigger a poll of a delivered parcel at once, without a new subscription', async ({
    assert,
  }) => {
    const { id, number } = await makeSubscribedParcel()
    ups.knows(number, ['PICKED_UP', 'DELIVERED'])
    await alertFor(number)
    await advanceTracking('1 minute')
    await poll()
    ups.takePolledNumbers()
    await advanceTracking('1 hour')
    await db.from('parcel_watches').update({ alerts_until: null })
    await alertFor(number)
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number])
    assert.lengthOf(subscribed, 1)
    assert.equal(await readMinutesToNextPoll(id), 24 * 60)
  })

  test('trigger one more poll if they arrive during a poll', async ({ assert }) => {
    const { number } = await makeSubscribedParcel()
    await advanceTracking('12 hours')
    const answer = ups.trackMany.bind(ups)
    ups.trackMany = async (parcels) => {
      const answered = await answer(parcels)
      ups.trackMany = answer
      await alertFor(number)
      return answered
    }
    await poll()
    await advanceTracking('1 minute')
    await poll()
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number, number])
  })

  test('trigger at most one poll a minute', async ({ assert }) => {
    const { number } = await makeSubscribedParcel()
    await advanceTracking('1 hour')
    await alertFor(number)
    await alertFor(number)
    await poll()
    await alertFor(number)
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number])
    await advanceTracking('1 minute')
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number])
  })

  test('are no longer relied on for a parcel once one was missed', async ({ assert }) => {
    const { id, number } = await makeSubscribedParcel()
    ups.knows(number, ['PICKED_UP', 'DEPARTED_ORIGIN'])
    await advanceTracking('12 hours')
    await poll()
    assert.equal(await readMinutesToNextPoll(id), 120)
    assert.include(await findWatch(id), { alerts_until: null })
  })

  test('resume the polling of a silent parcel', async ({ assert }) => {
    const { id, number } = await makeSubscribedParcel()
    await db.from('parcel_watches').update({ stopped: 'silent', next_look_at: null })
    await advanceTracking('1 hour')
    await alertFor(number)
    await poll()
    assert.deepEqual(ups.takePolledNumbers(), [number])
    assert.include(await findWatch(id), { stopped: null })
  })

  test('get 200 and change nothing for an unknown number or a parcel of another courier', async ({
    assert,
  }) => {
    const { id } = await makeSubscribedParcel()
    const before = await findWatch(id)
    const { status } = await alertFor('1ZNOBODYS')
    assert.equal(status, 200)
    assert.deepEqual(await findWatch(id), before)
    // UPS cannot report on another courier's parcel.
    const other = await makeFollowedParcel('fedex')
    await alertFor(other.number)
    assert.include(await findWatch(other.id), { alerted_at: null })
  })

  test('get 401 and change nothing without the secret of their courier', async ({ assert }) => {
    const { id, number } = await makeSubscribedParcel()
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

  test('are refused if malformed: {words}')
    .with([
      { words: 'no number', body: {}, status: 400 },
      { words: 'a list', body: { trackingNumber: ['1Z12345'] }, status: 400 },
      { words: 'a sentence', body: { trackingNumber: '1Z 123 45; drop' }, status: 400 },
      {
        words: 'a long body',
        body: { trackingNumber: '1Z12345', x: 'x'.repeat(20_000) },
        status: 413,
      },
    ])
    .run(async ({ assert }, { body, status }) => {
      await makeSubscribedParcel()
      const { secret } = subscribed[0]!
      const answer = await call('POST', ADDRESS, body, { credential: secret })
      assert.equal(answer.status, status)
    })
})
