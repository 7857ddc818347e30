import type { DateTime } from 'luxon'

const LIST_FORMAT = { zone: 'Africa/Lagos', locale: 'en-US' }

export function formatListDay(moment: DateTime): string {
  return moment.setZone(LIST_FORMAT.zone).toFormat('d LLL yyyy', LIST_FORMAT)
}

export function formatListMoment(moment: DateTime): string {
  return moment.setZone(LIST_FORMAT.zone).toFormat('d LLL yyyy, hh:mm a', LIST_FORMAT)
}
