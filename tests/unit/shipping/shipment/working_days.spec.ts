import { test } from '@japa/runner'
import { workingDayAfter } from '#shipping/shipment/working_days'

const CASES: [moment: string, days: number, day: string, title: string][] = [
  ['2026-11-16T09:00:00Z', 0, '2026-11-16', 'zero days later is the same day'],
  ['2026-11-16T09:00:00Z', 4, '2026-11-20', 'Monday and four days are Friday'],
  ['2026-11-20T09:00:00Z', 1, '2026-11-23', 'the day after Friday is Monday'],
  ['2026-11-21T09:00:00Z', 1, '2026-11-23', 'the day after Saturday is Monday'],
  ['2026-11-19T09:00:00Z', 7, '2026-11-30', 'seven days after Thursday skip two weekends'],
  ['2026-11-18T22:59:59Z', 1, '2026-11-19', 'a second before midnight in Lagos it is Wednesday'],
  ['2026-11-18T23:00:00Z', 1, '2026-11-20', 'at midnight in Lagos it is Thursday'],
  ['2026-12-30T12:00:00Z', 3, '2027-01-05', 'a public holiday is no working day'],
  ['2027-03-08T12:00:00Z', 1, '2027-03-11', 'nor is a day on which a holiday is expected'],
]

test.group('Working days', () => {
  for (const [moment, days, day, title] of CASES) {
    test(title, ({ assert }) => {
      assert.equal(workingDayAfter(new Date(moment), days), day)
    })
  }

  test('an announced holiday replaces the expected one', ({ assert }) => {
    const eid = ['2027-03-10', '2027-03-11'].map((day) => ({ day, name: 'Eid al-Fitr' as const }))
    assert.equal(workingDayAfter(new Date('2027-03-08T12:00:00Z'), 1, eid), '2027-03-09')
    assert.equal(workingDayAfter(new Date('2027-03-08T12:00:00Z'), 2, eid), '2027-03-12')
  })
})
