import { DateTime } from 'luxon'
import { LAGOS_ZONE } from '#shared/time/lagos_time'

/** The exclusive end, at midnight in Lagos, `days` whole days after the day of delivery. */
export function returnWindowEnd(deliveredAt: DateTime, days: number): DateTime {
  return deliveredAt
    .setZone(LAGOS_ZONE)
    .startOf('day')
    .plus({ days: days + 1 })
}

export function isWithinReturnWindow(
  deliveredAt: DateTime,
  days: number,
  now: DateTime = DateTime.now()
): boolean {
  return now < returnWindowEnd(deliveredAt, days)
}
