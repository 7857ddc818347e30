import { DateTime } from 'luxon'
import { isoTime } from '#shared/time/rules/api_dates'

export const LAGOS_ZONE = 'Africa/Lagos'

/** A text for people. The API file says so. */
export type DisplayText = string & {}

/** The specification requires upper-case PM; a Nigerian locale would write pm. */
const WORDS = { locale: 'en-US' }

/** Returns midnight in Lagos on the calendar day of `date`, which is in the server's time zone. */
export function lagosMidnight(date: Date): DateTime {
  const { year, month, day } = DateTime.fromJSDate(date)
  return DateTime.fromObject({ year, month, day }, { zone: LAGOS_ZONE })
}

export function lagosToday(): string {
  return DateTime.now().setZone(LAGOS_ZONE).toISODate()!
}

/** Whether the day has ended in Lagos; false on the day itself. */
export function isDayOver(day: DateTime, now = DateTime.now()): boolean {
  return day.toISODate()! < now.setZone(LAGOS_ZONE).toISODate()!
}

/** Formats a day as `Fri, 20 Nov 2026`, in its own time zone. */
export function formatWeekdayDate(day: DateTime): DisplayText {
  return day.toFormat('ccc, dd LLL yyyy', WORDS)
}

/** Formats `20 Nov 2026`, for dates in lists. */
export function formatLagosDate(moment: DateTime): DisplayText {
  return moment.setZone(LAGOS_ZONE).toFormat('d LLL yyyy', WORDS)
}

/** Formats a day as `4 Dec`, where its year is plain. */
export function formatDayAndMonth(day: DateTime): DisplayText {
  return day.toFormat('d LLL', WORDS)
}

export function lagosMoment(moment: DateTime) {
  const local = moment.setZone(LAGOS_ZONE)
  return {
    ts: isoTime(moment),
    day: formatWeekdayDate(local),
    time: local.toFormat('hh:mm a', WORDS) as DisplayText,
  }
}

/** Formats `14:30` as `02:30 PM`. */
export function formatClock(time: string): string {
  return DateTime.fromISO(time).toFormat('hh:mm a', WORDS)
}

/** Formats `03:05 AM on Fri, 20 Nov 2026`, for a sentence. */
export function formatLagosMoment(at: Date): DisplayText {
  const { day, time } = lagosMoment(DateTime.fromJSDate(at))
  return `${time} on ${day}`
}

/** Formats `20 Nov 2026, 03:05 AM`, for times in lists. */
export function formatLagosTimestamp(at: Date | DateTime): DisplayText {
  const moment = at instanceof Date ? DateTime.fromJSDate(at) : at
  return moment.setZone(LAGOS_ZONE).toFormat('d LLL yyyy, hh:mm a', WORDS)
}

/** Formats the date in Lagos as `20 Nov 2026`, for documents. */
export function formatDay(date: Date): DisplayText {
  return formatLagosDate(DateTime.fromJSDate(date))
}

/** Formats Lagos time as `2026-11-20 14:15`, which sorts and which spreadsheets recognize. */
export function sortableMoment(moment: DateTime): DisplayText {
  return moment.setZone(LAGOS_ZONE).toFormat('yyyy-MM-dd HH:mm')
}
