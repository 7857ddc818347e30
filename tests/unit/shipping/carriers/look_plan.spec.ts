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

test.group('When a parcel is asked after next', () => {
  test('{words}')
    .with([
      {
        words: 'without a scan: in half an hour',
        known: { polledSince: hoursAgo(1) },
        minutes: 30,
        urgency: 1,
      },
      {
        words: 'with a label alone: in half an hour',
        known: { code: 'INFORMATION_RECEIVED', lastEventAt: hoursAgo(1) },
        minutes: 30,
        urgency: 1,
      },
      {
        words: 'moved in the last day: in two hours',
        known: { code: 'ON_THE_WAY', lastEventAt: hoursAgo(23) },
        minutes: 120,
        urgency: 2,
      },
      {
        words: 'moved before that: in four hours',
        known: { code: 'ON_THE_WAY', lastEventAt: hoursAgo(25) },
        minutes: 240,
        urgency: 2,
      },
      {
        words: 'out for delivery: in a quarter of an hour',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(3) },
        minutes: 15,
        urgency: 0,
      },
      {
        words: 'out for delivery since yesterday: as any other',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(25) },
        minutes: 240,
        urgency: 2,
      },
      {
        words: 'without news for a week: tomorrow',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(7 * 24) },
        minutes: 1440,
        urgency: 3,
      },
      {
        words: 'not scanned in the week since its booking: tomorrow',
        known: { polledSince: hoursAgo(8 * 24) },
        minutes: 1440,
        urgency: 3,
      },
      {
        words: 'delivered, which its courier may deny for three days: tomorrow',
        known: { code: 'DELIVERED', lastEventAt: hoursAgo(71), isAlerted: true },
        minutes: 1440,
        urgency: 3,
      },
      {
        words: 'said to be lost a week ago: tomorrow, for it may be found',
        known: { code: 'LOST', lastEventAt: hoursAgo(7 * 24) },
        minutes: 1440,
        urgency: 3,
      },
      {
        words: 'cancelled by its courier, which may be a mistake: as any other',
        known: { code: 'WITHDRAWN', lastEventAt: hoursAgo(25) },
        minutes: 240,
        urgency: 2,
      },
      {
        words: 'the courier calls us: twice a day',
        known: { code: 'OUT_FOR_DELIVERY', lastEventAt: hoursAgo(3), isAlerted: true },
        minutes: 720,
        urgency: 2,
      },
    ])
    .run(({ assert }, { known, minutes, urgency }) => {
      assert.deepEqual(plan(known), { minutes, urgency } as object)
    })

  test('never again after a return, nor three days after a delivery')
    .with([
      { code: 'RETURNED', lastEventAt: hoursAgo(1) },
      { code: 'DELIVERED', lastEventAt: hoursAgo(72) },
    ])
    .run(({ assert }, known) => {
      assert.deepEqual(plan(known), { stopped: 'ended' })
    })

  test('as on its first day, where staff want it followed again', ({ assert }) => {
    const quiet = { lastEventAt: hoursAgo(90 * 24), code: 'ON_THE_WAY', polledSince: hoursAgo(0) }
    assert.deepEqual(plan(quiet), { minutes: 120, urgency: 2 } as object)
  })

  test('never again after ninety days of silence, even where the courier promised to call', ({
    assert,
  }) => {
    const quiet = { lastEventAt: hoursAgo(90 * 24), code: 'ON_THE_WAY', isAlerted: true }
    assert.deepEqual(plan(quiet), { stopped: 'silent' })
  })
})

test.group('How many calls may have been made by now', () => {
  test('each urgency has its own, which together are the budget', ({ assert }) => {
    const atMidnight = ([0, 1, 2, 3] as const).map((one) => callsAllowed(one, 10_000, 1).own)
    assert.deepEqual(atMidnight, [4000, 2500, 3000, 500])
  })

  test('what is out for delivery may use its own at any hour, the others as the day goes on', ({
    assert,
  }) => {
    assert.deepEqual(callsAllowed(0, 1000, 0), { own: 400, together: 0 })
    assert.deepEqual(callsAllowed(2, 1000, 0), { own: 30, together: 0 })
    assert.deepEqual(callsAllowed(2, 1000, 0.5), { own: 180, together: 500 })
  })
})
