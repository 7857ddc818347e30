import type { DateTime } from 'luxon'

const SHOWN = { zone: 'Africa/Lagos', locale: 'en-US' }

/** `22 Nov 2026`, as lists and sentences show a day. */
export function shownDay(moment: DateTime): string {
  return moment.setZone(SHOWN.zone).toFormat('d LLL yyyy', SHOWN)
}

/** `22 Nov 2026, 02:15 PM` in Lagos. */
export function shownMoment(moment: DateTime): string {
  return moment.setZone(SHOWN.zone).toFormat('d LLL yyyy, hh:mm a', SHOWN)
}
