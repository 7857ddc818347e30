import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  commandAt,
  environmentOf,
  momentOfDay,
  testMoments,
} from '../../../bin/runtime/test_moments.js'

const LAGOS = 'Africa/Lagos'
const named = (today: DateTime) =>
  Object.fromEntries(testMoments(today).map((moment) => [moment.name, moment]))

/** Formats a time as local time in Lagos, without seconds and time zone. */
const formatLagos = (clock: string) =>
  DateTime.fromISO(clock, { zone: LAGOS }).toFormat("yyyy-MM-dd'T'HH:mm")

test.group('The moments of npm run test:days', () => {
  test('are the next ones after 28 November 2026', ({ assert }) => {
    const moments = named(DateTime.fromISO('2026-11-28T15:00', { zone: LAGOS }))
    const clocks = Object.entries(moments).map(([name, { clock }]) => [name, formatLagos(clock)])
    assert.deepEqual(Object.fromEntries(clocks), {
      leap_day: '2028-02-29T12:00',
      new_years_eve: '2026-12-31T23:58',
      new_year: '2027-01-01T00:01',
      christmas: '2026-12-25T10:00',
      monday: '2026-11-30T10:00',
      friday: '2026-12-04T16:00',
      saturday: '2026-12-05T11:00',
      sunday_night: '2026-11-29T23:30',
      after_midnight: '2026-12-02T00:20',
      before_midnight: '2026-12-03T23:58',
      london_spring: '2027-03-28T01:58',
      london_autumn: '2027-10-31T01:58',
      new_york_spring: '2027-03-14T07:58',
      cairo_spring: '2027-04-29T22:58',
      first_of_month: '2026-12-01T00:01',
      last_of_month: '2026-11-30T12:00',
      end_of_month: '2026-11-30T23:58',
      day_28: '2026-12-28T12:00',
      day_29: '2026-11-29T12:00',
      day_30: '2026-11-30T12:00',
      day_31: '2026-12-31T12:00',
      in_a_year: '2027-11-28T15:00',
      in_ten_years: '2036-11-28T15:00',
      today: '2026-11-28T15:00',
    })
  })

  test('are never past and have unique names, on {$self}')
    .with(['2026-12-31T23:59:59', '2028-02-29T00:00', '2027-03-28T01:30', '2096-03-01T12:00'])
    .run(({ assert }, day) => {
      const today = DateTime.fromISO(day, { zone: LAGOS })
      const moments = testMoments(today)
      for (const { clock, name } of moments) {
        assert.isAtLeast(DateTime.fromISO(clock).toMillis(), today.toMillis(), name)
      }
      assert.lengthOf(new Set(moments.map(({ name }) => name)), moments.length)
    })

  test('skip the century that has no leap day', ({ assert }) => {
    const { leap_day: leapDay } = named(DateTime.fromISO('2096-03-01T12:00', { zone: LAGOS }))
    assert.equal(formatLagos(leapDay!.clock), '2104-02-29T12:00')
  })

  test('use time zones and locales that every Node knows', ({ assert }) => {
    for (const { zone, locale } of testMoments()) {
      assert.isTrue(DateTime.local({ zone }).isValid, zone)
      const language = locale.replace('.UTF-8', '').replace('_', '-')
      assert.deepEqual(Intl.DateTimeFormat.supportedLocalesOf(language), [language])
    }
  })

  test('become environment variables for a process and a command for a person', ({ assert }) => {
    const moment = {
      name: 'leap_day',
      clock: '2028-02-29T12:00:00+01:00',
      zone: 'Asia/Kolkata',
      locale: 'de_DE.UTF-8',
    }
    assert.deepEqual(environmentOf(moment), {
      TEST_CLOCK: '2028-02-29T12:00:00+01:00',
      TZ: 'Asia/Kolkata',
      LC_ALL: 'de_DE.UTF-8',
      LANG: 'de_DE.UTF-8',
    })
    assert.equal(
      commandAt(moment, 'unit', 'tests/unit/tidy.spec.ts'),
      'TEST_CLOCK=2028-02-29T12:00:00+01:00 TZ=Asia/Kolkata LC_ALL=de_DE.UTF-8 npm test -- unit --files=tests/unit/tidy.spec.ts'
    )
  })
})

test.group('Moment of a part of npm test', () => {
  const begin = DateTime.fromISO('2026-11-28T00:00', { zone: LAGOS })
  const nameOf = (day: DateTime) => momentOfDay(day).name

  test('is another one each day, until every moment has had its turn', ({ assert }) => {
    const all = testMoments(begin)
      // Leaves out moments before midnight: the day then ends during another test each time.
      .filter(({ clock }) => !/T23:[35]/.test(clock))
      .map(({ name }) => name)
    assert.lengthOf(all, 20)
    const names = all.map((_, day) => nameOf(begin.plus({ days: day })))
    assert.sameMembers(names, all)
  })

  test('is the same all day long in Lagos', ({ assert }) => {
    assert.equal(nameOf(begin.endOf('day').setZone('Pacific/Kiritimati')), nameOf(begin))
  })
})
