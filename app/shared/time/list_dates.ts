import type { DateTime } from 'luxon'

const LIST_FORMAT = { zone: 'Africa/Lagos', locale: 'en-US' }

/** Formats `22 Nov 2026`, for lists and sentences. */
export function formatListDay(moment: DateTime): string {
  return moment.setZone(LIST_FORMAT.zone).toFormat('d LLL yyyy', LIST_FORMAT)
}

/** Formats `22 Nov 2026, 02:15 PM` in Lagos. */
export function formatListMoment(moment: DateTime): string {
  return moment.setZone(LIST_FORMAT.zone).toFormat('d LLL yyyy, hh:mm a', LIST_FORMAT)
}
