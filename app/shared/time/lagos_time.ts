import { DateTime } from 'luxon'

export const LAGOS_ZONE = 'Africa/Lagos'

/** The upper-case PM of the specification; a Nigerian locale would write pm. */
const WORDS = { locale: 'en-US' }

/** The validator reads a day in the server's zone; the day itself is what was meant. */
export function lagosMidnight(date: Date): DateTime {
  const { year, month, day } = DateTime.fromJSDate(date)
  return DateTime.fromObject({ year, month, day }, { zone: LAGOS_ZONE })
}

/** `2026-11-20`, the day that it is in Lagos. */
export function lagosToday(): string {
  return DateTime.now().setZone(LAGOS_ZONE).toISODate()!
}

/** Whether a day is over in Lagos. On the day itself it is not. */
export function isDayOver(day: DateTime, now = DateTime.now()): boolean {
  return day.toISODate()! < now.setZone(LAGOS_ZONE).toISODate()!
}

/** `Fri, 20 Nov 2026` of a day that has no hour. */
export function formatWeekdayDate(day: DateTime): string {
  return day.toFormat('ccc, dd LLL yyyy', WORDS)
}

/** `20 Nov 2026`, the form of a date in a list. */
export function formatLagosDate(moment: DateTime): string {
  return moment.setZone(LAGOS_ZONE).toFormat('d LLL yyyy', WORDS)
}

/** A moment as a clock in Lagos shows it. */
export function lagosMoment(moment: DateTime) {
  const local = moment.setZone(LAGOS_ZONE)
  return {
    ts: local.toISO()!,
    day: formatWeekdayDate(local),
    time: local.toFormat('hh:mm a', WORDS),
  }
}

/** `03:05 AM on Fri, 20 Nov 2026`, for a sentence. */
export function formatLagosMoment(at: Date): string {
  const { day, time } = lagosMoment(DateTime.fromJSDate(at))
  return `${time} on ${day}`
}

/** `22 Nov 2026, 02:15 PM`. */
export function formatLagosTimestamp(at: Date): string {
  return DateTime.fromJSDate(at, { zone: LAGOS_ZONE }).toFormat('d LLL yyyy, hh:mm a', WORDS)
}

/** `20 Nov 2026` in Lagos, where our papers are issued. */
export function formatDay(date: Date): string {
  return formatLagosDate(DateTime.fromJSDate(date))
}

/** As a clock in Lagos shows it, in a form that sorts and that every spreadsheet knows. */
export function sortableMoment(moment: DateTime): string {
  return moment.setZone(LAGOS_ZONE).toFormat('yyyy-MM-dd HH:mm')
}
