import { test } from '@japa/runner'
import { type PolledParcel, schedulePoll } from '#shipping/carriers/polling/poll_schedule'
import { callsAllowed } from '#shipping/carriers/polling/call_budget'

const NOW = new Date('2026-11-22T12:00:00Z')

function hoursAgo(hours: number): Date {
  return new Date(NOW.getTime() - hours * 3_600_000)
}

function plan(known: Partial<PolledParcel>) {
  const parcel = {
    polledSince: hoursAgo(1000 * 24),
    code: null,
    lastEventAt: null,
    isAlerted: false,
    ...known,
  }
  return schedulePoll(parcel, NOW)
}

test.group('Poll schedule of a parcel', () => {
  test('{rule}')
    .with([
      {
        rule: 'polls in half an hour without a scan',
        known: { polledSince: hoursAgo(1) },
        minutes: 30,
        urgency: 1,
      },
      {
        rule: 'polls in half an hour with only a label',
        known: { code: 'INFORMATION_RECEIVED', lastEventAt: hoursAgo(1) },
        minutes: 30,
        urgency: 1,
      },
      {
        rule: 'polls in two hours after a move in the last day',
        known: { code: 'ON_THE_WAY', lastEventAt: hoursAgo(23) },
        minutes: 120,
        urgency: 2,
      },
      {
        rule: 'polls in four hours after an earlier move',
        known: { code: 'ON_THE_WAY', lastEventAt: hoursAgo(25) },
        minutes: 240,
        urgency: 2,
      },
      {
        rule: 'polls in a quarter of an hour when out for delivery',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(3) },
        minutes: 15,
        urgency: 0,
      },
      {
        rule: 'polls in four hours when out for delivery since yesterday',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(25) },
        minutes: 240,
        urgency: 2,
      },
      {
        rule: 'polls tomorrow after a week without news',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(7 * 24) },
        minutes: 1440,
        urgency: 3,
      },
      {
        rule: 'polls tomorrow without a scan in the week since booking',
        known: { polledSince: hoursAgo(8 * 24) },
        minutes: 1440,
        urgency: 3,
      },
      {
        rule: 'polls tomorrow after a delivery, which the courier may withdraw for three days',
        known: { code: 'DELIVERED', lastEventAt: hoursAgo(71), isAlerted: true },
        minutes: 1440,
        urgency: 3,
      },
      {
        rule: 'polls tomorrow when lost a week ago, since it may be found',
        known: { code: 'LOST', lastEventAt: hoursAgo(7 * 24) },
        minutes: 1440,
        urgency: 3,
      },
      {
        rule: 'polls in four hours when cancelled by the courier, which may be a mistake',
        known: { code: 'WITHDRAWN', lastEventAt: hoursAgo(25) },
        minutes: 240,
        urgency: 2,
      },
      {
        rule: 'polls twice a day when the courier sends us updates',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(3), isAlerted: true },
        minutes: 720,
        urgency: 2,
      },
    ])
    .run(({ assert }, { known, minutes, urgency }) => {
      assert.deepEqual(plan(known), { minutes, urgency } as object)
    })

  test('ends after a return, and three days after a delivery')
    .with([
      { code: 'RETURNED', lastEventAt: hoursAgo(1) },
      { code: 'DELIVERED', lastEventAt: hoursAgo(72) },
    ])
    .run(({ assert }, known) => {
      assert.deepEqual(plan(known), { stopped: 'ended' })
    })

  test('is that of a first day when staff resume the polling of a parcel', ({ assert }) => {
    const quiet = { lastEventAt: hoursAgo(90 * 24), code: 'ON_THE_WAY', polledSince: hoursAgo(0) }
    assert.deepEqual(plan(quiet), { minutes: 120, urgency: 2 } as object)
  })

  test('ends after ninety days of silence, even if the courier sends us updates', ({ assert }) => {
    const quiet = { lastEventAt: hoursAgo(90 * 24), code: 'ON_THE_WAY', isAlerted: true }
    assert.deepEqual(plan(quiet), { stopped: 'silent' })
  })
})

test.group('Call budget', () => {
  test('divides the whole budget between the urgencies', ({ assert }) => {
    const atMidnight = ([0, 1, 2, 3] as const).map((one) => callsAllowed(one, 10_000, 1).own)
    assert.deepEqual(atMidnight, [4000, 2500, 3000, 500])
  })

  test('releases the share of deliveries at once, and the other shares over the day', ({
    assert,
  }) => {
    assert.deepEqual(callsAllowed(0, 1000, 0), { own: 400, together: 0 })
    assert.deepEqual(callsAllowed(2, 1000, 0), { own: 30, together: 0 })
    assert.deepEqual(callsAllowed(2, 1000, 0.5), { own: 180, together: 500 })
  })
})
