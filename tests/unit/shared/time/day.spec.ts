import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { isIsoDay } from '#shared/time/rules/day'

test.group('ISO day', () => {
  test('is a calendar date with a year of four digits', ({ assert }) => {
    for (const day of ['2026-11-29', '2028-02-29', '0001-01-01', '9999-12-31'])
      assert.isTrue(isIsoDay(day), day)
    const others = [
      '2026-02-29',
      '2026-1-1',
      '-123271-10',
      '+060660-02',
      '0000-01-01',
      '12026-01-01',
    ]
    for (const text of [...others, '', '2026-11-29T00:00']) assert.isFalse(isIsoDay(text), text)
  })

  test('is any date of the years 1 to 9999', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (moment) => {
        const day = DateTime.fromJSDate(moment, { zone: 'utc' })
        return isIsoDay(day.toISODate()!) === (day.year >= 1 && day.year <= 9999)
      })
    )
  })
})
