import { test } from '@japa/runner'
import { workingMinutesBetween } from '#shipping/shipment/working_days'

/** Lagos is an hour ahead of UTC all year. 20 November 2026 is a Friday. */
const lagos = (text: string) => new Date(`${text}:00+01:00`)

test.group('Working minutes', () => {
  test('count only working hours from {from} to {to}')
    .with([
      { from: '2026-11-20T09:00', to: '2026-11-20T13:01', minutes: 241 },
      { from: '2026-11-20T05:00', to: '2026-11-20T09:30', minutes: 90 },
      { from: '2026-11-20T16:00', to: '2026-11-23T09:00', minutes: 120 },
      { from: '2026-11-21T10:00', to: '2026-11-22T23:59', minutes: 0 },
      { from: '2026-11-19T23:30', to: '2026-11-20T00:30', minutes: 0 },
      { from: '2026-11-19T08:00', to: '2026-11-20T17:00', minutes: 1080 },
      { from: '2026-11-20T13:00', to: '2026-11-20T09:00', minutes: 0 },
    ])
    .run(({ assert }, { from, to, minutes }) => {
      assert.equal(workingMinutesBetween(lagos(from), lagos(to)), minutes)
    })
})
