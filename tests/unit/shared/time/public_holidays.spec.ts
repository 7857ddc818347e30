import { test } from '@japa/runner'
import { type AnnouncedHoliday, publicHolidayOn } from '#shared/time/rules/public_holidays'

const CERTAIN: [string, string][] = [
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Boxing Day'],
  ['2027-01-01', "New Year's Day"],
  ['2027-05-01', "Workers' Day"],
  ['2027-06-12', 'Democracy Day'],
  ['2027-10-01', 'Independence Day'],
  ['2024-03-29', 'Good Friday'],
  ['2025-04-21', 'Easter Monday'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Easter Monday'],
  // Easter cannot be later.
  ['2038-04-26', 'Easter Monday'],
]

/** Holidays expected by the Islamic calendar, and substitutes for holidays on a weekend. */
const EXPECTED = [
  ...['2027-03-09', '2027-03-10', '2027-05-16', '2027-05-17', '2027-08-14'],
  ...['2026-12-28', '2027-05-03', '2027-06-14', '2027-12-27', '2027-12-28'],
]

test.group('Public holidays of Nigeria', () => {
  test('are certain where the law names their day', ({ assert }) => {
    for (const [day, name] of CERTAIN) {
      assert.deepEqual(publicHolidayOn(day), { name, isCertain: true }, day)
    }
  })

  test('are expected where they follow the moon or a weekend', ({ assert }) => {
    for (const day of EXPECTED) assert.equal(publicHolidayOn(day)?.isCertain, false, day)
  })

  test('are on the days that staff announced, in place of those expected', ({ assert }) => {
    const on = (day: string, ...announced: AnnouncedHoliday[]) => publicHolidayOn(day, announced)
    const eid = (day: string) => ({ day, name: 'Eid al-Fitr' as const })
    const moved = [eid('2027-03-10'), eid('2027-03-11')]
    for (const { day, name } of moved) {
      assert.deepEqual(on(day, ...moved), { name, isCertain: true }, day)
    }
    assert.isNull(on('2027-03-09', ...moved))
    assert.isFalse(on('2027-05-16', ...moved)!.isCertain)
    assert.isTrue(on('2027-03-09', eid('2027-03-09'))!.isCertain)
    assert.isNull(on('2027-05-03', { day: '2027-05-03', name: 'no holiday' }))
    assert.isNull(on('2027-05-03', { day: '2027-05-04', name: 'a day off in lieu' }))
    assert.isTrue(on('2027-06-14', { day: '2027-05-04', name: 'a day off in lieu' }) !== null)
    const election = { day: '2027-02-22', name: 'a special public holiday' } as const
    assert.deepEqual(on('2027-02-22', election), { name: election.name, isCertain: true })
    assert.isTrue(on('2026-12-25', { day: '2026-12-25', name: 'no holiday' })!.isCertain)
  })

  test('do not include other days or invalid texts', ({ assert }) => {
    for (const day of ['2026-12-24', '2026-11-20', '2027-03-27', '2027-03-30', 'soon', '']) {
      assert.isNull(publicHolidayOn(day), day)
    }
  })
})
