import { test } from '@japa/runner'
import { workingDayAfter } from '#shipping/shipment/working_days'

const CASES: [moment: string, days: number, day: string, why: string][] = [
  ['2026-11-16T09:00:00Z', 0, '2026-11-16', 'the same day'],
  ['2026-11-16T09:00:00Z', 4, '2026-11-20', 'Monday and four days are Friday'],
  ['2026-11-20T09:00:00Z', 1, '2026-11-23', 'the day after Friday is Monday'],
  ['2026-11-21T09:00:00Z', 1, '2026-11-23', 'so is the day after Saturday'],
  ['2026-11-19T09:00:00Z', 7, '2026-11-30', 'one weekend in between, and then another'],
  [
    '2026-11-18T22:59:59Z',
    1,
    '2026-11-19',
    'an hour before midnight in London it is Wednesday in Lagos',
  ],
  ['2026-11-18T23:00:00Z', 1, '2026-11-20', 'a second later it is Thursday there'],
  ['2026-12-30T12:00:00Z', 3, '2027-01-04', 'over the end of the year'],
]

test.group('Working days', () => {
  for (const [moment, days, day, why] of CASES) {
    test(why, ({ assert }) => {
      assert.equal(workingDayAfter(new Date(moment), days), day)
    })
  }
})
