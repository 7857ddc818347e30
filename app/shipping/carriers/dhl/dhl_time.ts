import { DateTime } from 'luxon'

const ZONE = 'Africa/Lagos'

/** "Now" would be in the past when DHL reads the request, and DHL would reject it. */
const EARLIEST_NOTICE = { minutes: 30 }

export function notBeforeNow(moment: DateTime): DateTime {
  const soonest = DateTime.now().plus(EARLIEST_NOTICE).startOf('second')
  return (moment > soonest ? moment : soonest).setZone(ZONE)
}

/** Formats as 2026-12-01T14:00:00GMT+01:00. */
export function dhlMoment(moment: DateTime): string {
  return moment.setZone(ZONE).toFormat("yyyy-MM-dd'T'HH:mm:ss'GMT'ZZ")
}

export function dhlDay(moment: DateTime): string {
  return moment.setZone(ZONE).toFormat('yyyy-MM-dd')
}
