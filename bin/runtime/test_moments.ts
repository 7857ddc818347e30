import { DateTime } from 'luxon'

export interface TestMoment {
  name: string
  /** Value of the variable TEST_CLOCK: ISO 8601 with an offset. */
  clock: string
  zone: string
  locale: string
}

/** Time zones and locales that reveal code which only works in Lagos. */
const PLACES = {
  kiritimati: { zone: 'Pacific/Kiritimati', locale: 'de_DE.UTF-8' },
  losAngeles: { zone: 'America/Los_Angeles', locale: 'tr_TR.UTF-8' },
  kolkata: { zone: 'Asia/Kolkata', locale: 'hi_IN.UTF-8' },
  lagos: { zone: 'Africa/Lagos', locale: 'en_NG.UTF-8' },
  london: { zone: 'Europe/London', locale: 'en_GB.UTF-8' },
  newYork: { zone: 'America/New_York', locale: 'en_US.UTF-8' },
  cairo: { zone: 'Africa/Cairo', locale: 'ar_EG.UTF-8' },
}

const DAY_MS = 86_400_000
const MONDAY = 1
const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 7

/**
 * Moments at which dates often go wrong, each at its next occurrence. None is in the past: data
 * that was written before the tests must not be in their future.
 */
export function testMoments(today: DateTime = DateTime.now()): TestMoment[] {
  const now = today.setZone('Africa/Lagos')
  const next = (is: (day: DateTime) => boolean) => dayAfter(now, is)
  const date = (month: number, day: number) => next((it) => it.month === month && it.day === day)
  const inMonth = (day: number) => next((it) => it.day === day)
  const { kiritimati, losAngeles, kolkata, lagos, london, newYork, cairo } = PLACES
  return [
    named('leap_day', at(date(2, 29), '12:00'), kiritimati),
    named('new_years_eve', at(date(12, 31), '23:58'), losAngeles),
    named('new_year', at(date(1, 1), '00:01'), kolkata),
    named('christmas', at(date(12, 25), '10:00'), cairo),
    named('monday', at(next(isOn(MONDAY)), '10:00'), london),
    named('friday', at(next(isOn(FRIDAY)), '16:00'), newYork),
    named('saturday', at(next(isOn(SATURDAY)), '11:00'), kiritimati),
    named('sunday_night', at(next(isOn(SUNDAY)), '23:30'), losAngeles),
    // At this time, UTC still has the previous day.
    named('after_midnight', at(next(isOn(3)), '00:20'), london),
    named('before_midnight', at(next(isOn(4)), '23:58'), kiritimati),
    named('london_spring', changeOfClocks(next, 'Europe/London', 3), london),
    named('london_autumn', changeOfClocks(next, 'Europe/London', 10), london),
    named('new_york_spring', changeOfClocks(next, 'America/New_York', 3), newYork),
    named('cairo_spring', changeOfClocks(next, 'Africa/Cairo', 4), cairo),
    named('first_of_month', at(inMonth(1), '00:01'), lagos),
    named('last_of_month', at(next(isLastOfMonth), '12:00'), lagos),
    named('end_of_month', at(next(isLastOfMonth), '23:58'), newYork),
    ...[28, 29, 30, 31].map((day, place) =>
      named(`day_${day}`, at(inMonth(day), '12:00'), [lagos, losAngeles, kolkata, cairo][place]!)
    ),
    named('in_a_year', now.plus({ years: 1 }), losAngeles),
    named('in_ten_years', now.plus({ years: 10 }), kiritimati),
    named('today', now, kolkata),
  ]
}

/** At these moments the day changes while tests run, so only `npm run test:days` uses them. */
const OVER_MIDNIGHT = ['new_years_eve', 'sunday_night', 'before_midnight', 'end_of_month']

/** Returns the moment for a part of `npm test` on that day. Days rotate through the list. */
export function momentOfDay(today: DateTime = DateTime.now()): TestMoment {
  const all = testMoments(today).filter(({ name }) => !OVER_MIDNIGHT.includes(name))
  const lagosDay = today.setZone('Africa/Lagos').startOf('day')
  return all[Math.floor(lagosDay.toMillis() / DAY_MS) % all.length]!
}

type Search = (is: (day: DateTime) => boolean) => DateTime

const isOn = (weekday: number) => (day: DateTime) => day.weekday === weekday
const isLastOfMonth = (day: DateTime) => day.plus({ days: 1 }).day === 1

/** Returns the next matching day; a leap day is at most eight years away. */
function dayAfter(now: DateTime, is: (day: DateTime) => boolean): DateTime {
  let day = now.startOf('day').plus({ days: 1 })
  while (!is(day)) day = day.plus({ days: 1 })
  return day
}

function at(day: DateTime, clock: string): DateTime {
  return DateTime.fromISO(`${day.toISODate()}T${clock}`, { zone: day.zone })
}

/** Two minutes before a zone's clock change in that month. */
function changeOfClocks(next: Search, zone: string, month: number): DateTime {
  const day = next((it) => {
    const begins = DateTime.fromISO(it.toISODate()!, { zone })
    return it.month === month && begins.offset !== begins.plus({ days: 1 }).offset
  })
  const begins = DateTime.fromISO(day.toISODate()!, { zone })
  let change = begins
  while (change.offset === begins.offset) change = change.plus({ minutes: 30 })
  return change.minus({ minutes: 2 }).setZone('Africa/Lagos')
}

function named(name: string, clock: DateTime, place: Omit<TestMoment, 'name' | 'clock'>) {
  return { name, clock: clock.startOf('second').toISO({ suppressMilliseconds: true })!, ...place }
}

export function environmentOf({ clock, zone, locale }: TestMoment) {
  return { TEST_CLOCK: clock, TZ: zone, LC_ALL: locale, LANG: locale }
}

/** Returns the shell command that repeats the tests at the same moment and place. */
export function commandAt(moment: TestMoment, suite: string, file = ''): string {
  const { TEST_CLOCK, TZ, LC_ALL } = environmentOf(moment)
  const settings = `TEST_CLOCK=${TEST_CLOCK} TZ=${TZ} LC_ALL=${LC_ALL}`
  return `${settings} npm test -- ${suite}${file && ` --files=${file}`}`
}
