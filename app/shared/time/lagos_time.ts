import { DateTime } from 'luxon'

const ZONE = 'Africa/Lagos'

/** The upper-case PM of the specification; a Nigerian locale would write pm. */
const WORDS = { locale: 'en-US' }

/** The validator reads a day in the server's zone; the day itself is what was meant. */
export function lagosMidnight(date: Date): DateTime {
  const { year, month, day } = DateTime.fromJSDate(date)
  return DateTime.fromObject({ year, month, day }, { zone: ZONE })
}

/** `Fri, 20 Nov 2026` of a day that has no hour. */
export function dayText(day: DateTime): string {
  return day.toFormat('ccc, dd LLL yyyy', WORDS)
}

/** A moment as a clock in Lagos shows it. */
export function lagosMoment(moment: DateTime) {
  const local = moment.setZone(ZONE)
  return { ts: local.toISO()!, day: dayText(local), time: local.toFormat('hh:mm a', WORDS) }
}

/** `03:05 AM on Fri, 20 Nov 2026`, for a sentence. */
export function momentText(at: Date): string {
  const { day, time } = lagosMoment(DateTime.fromJSDate(at))
  return `${time} on ${day}`
}

/** DD/MM/YYYY in Lagos, where our papers are issued. */
export function formatDay(date: Date): string {
  return DateTime.fromJSDate(date, { zone: ZONE }).toFormat('dd/MM/yyyy')
}

/** As a clock in Lagos shows it, in a form that sorts and that every spreadsheet knows. */
export function sortableMoment(moment: DateTime): string {
  return moment.setZone(ZONE).toFormat('yyyy-MM-dd HH:mm')
}
