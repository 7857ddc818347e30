import { DateTime } from 'luxon'

const ZONE = 'Africa/Lagos'

/** DHL rejects "now" as past by the time it reads the request. */
const EARLIEST_NOTICE = { minutes: 30 }

export function notBeforeNow(moment: DateTime): DateTime {
  const soonest = DateTime.now().plus(EARLIEST_NOTICE).startOf('second')
  return (moment > soonest ? moment : soonest).setZone(ZONE)
}

/** 2026-12-01T14:00:00GMT+01:00 */
export function dhlMoment(moment: DateTime): string {
  return moment.setZone(ZONE).toFormat("yyyy-MM-dd'T'HH:mm:ss'GMT'ZZ")
}

export function dhlDay(moment: DateTime): string {
  return moment.setZone(ZONE).toFormat('yyyy-MM-dd')
}
