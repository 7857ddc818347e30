import { isIsoDay } from '#shared/time/rules/day'

/** A Nigerian holiday. If it is not certain, it is declared days before and may move by a day. */
export interface PublicHoliday {
  name: string
  isCertain: boolean
}

/** Names that staff give to days announced by the government. The last one cancels a holiday. */
export const ANNOUNCED_NAMES = [
  'Eid al-Fitr',
  'Eid al-Adha',
  'Eid-ul-Mawlid',
  'a day off in lieu',
  'a special public holiday',
  'no holiday',
] as const

/** A day that staff entered. It replaces the expected day of the same name nearby. */
export type AnnouncedHoliday = { day: string; name: (typeof ANNOUNCED_NAMES)[number] }

/** Holidays of the Public Holidays Act, by month and day. */
const FIXED: Record<string, string> = {
  '01-01': "New Year's Day",
  '05-01': "Workers' Day",
  '06-12': 'Democracy Day',
  '10-01': 'Independence Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
}

/** Holidays by month and day of the Umm al-Qura calendar; the sighting of the moon decides. */
const BY_MOON: Record<string, string> = {
  '3-12': 'Eid-ul-Mawlid',
  '10-1': 'Eid al-Fitr',
  '10-2': 'Eid al-Fitr',
  '12-10': 'Eid al-Adha',
  '12-11': 'Eid al-Adha',
}

const MS_A_DAY = 86_400_000
const SATURDAY = 6

/** An announced day is at most this far from the expected one, and farther from other holidays. */
const MAX_MOVED_DAYS = 3

export function publicHolidayOn(
  day: string,
  announced: readonly AnnouncedHoliday[] = []
): PublicHoliday | null {
  if (!isIsoDay(day)) return null
  const name = FIXED[day.slice(5)] ?? easterHolidays(yearOf(day)).get(day)
  if (name) return { name, isCertain: true }
  const told = announced.find((other) => other.day === day)
  if (told) return told.name === 'no holiday' ? null : { name: told.name, isCertain: true }
  const moon = moonHoliday(day)
  const expected = moon ?? daysInLieu(yearOf(day)).get(day)
  const isMoved = announced.some(
    (other) =>
      other.name === (moon ?? 'a day off in lieu') && daysBetween(day, other.day) <= MAX_MOVED_DAYS
  )
  return expected && !isMoved ? { name: expected, isCertain: false } : null
}

const MAX_KNOWN_DAYS = 2_000

/** Caches results, because formatting a day is the slowest part of computing a payment. */
const knownDays = new Map<string, string | undefined>()

function moonHoliday(day: string): string | undefined {
  if (knownDays.has(day)) return knownDays.get(day)
  const parts = moonCalendar().formatToParts(new Date(day))
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  const name = BY_MOON[`${of('month')}-${of('day')}`]
  if (knownDays.size >= MAX_KNOWN_DAYS) knownDays.clear()
  knownDays.set(day, name)
  return name
}

let calendar: Intl.DateTimeFormat | undefined

function moonCalendar(): Intl.DateTimeFormat {
  calendar ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return calendar
}

/** Lists the days that are usually declared holidays in lieu of one on a weekend. */
function daysInLieu(year: number): Map<string, string> {
  const given = new Map<string, string>()
  for (const [date, name] of Object.entries(FIXED)) {
    let day = `${year}-${date}`
    if (!isWeekend(day)) continue
    while (isWeekend(day) || FIXED[day.slice(5)] || given.has(day)) day = later(day, 1)
    given.set(day, `The day off for ${name}`)
  }
  return given
}

function easterHolidays(year: number): Map<string, string> {
  const easter = easterOf(year)
  return new Map([
    [later(easter, -2), 'Good Friday'],
    [later(easter, 1), 'Easter Monday'],
  ])
}

/** Easter Sunday of the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const solar = century - Math.floor(century / 4)
  const lunar = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + solar - lunar + 15) % 30
  const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0)
  const weekday = (year + Math.floor(year / 4) + moon + 2 - solar) % 7
  return later(`${year}-03-28`, moon - weekday)
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / MS_A_DAY
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

function isWeekend(day: string): boolean {
  return new Date(day).getUTCDay() % SATURDAY === 0
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MS_A_DAY).toISOString().slice(0, 10)
}
