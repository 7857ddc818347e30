import { DateTime } from 'luxon'
import { LAGOS } from '#shared/time/lagos_time'

/** The first moment at which it is too late: the day of the delivery and so many more are over in Lagos. */
export function windowEnd(deliveredAt: DateTime, days: number): DateTime {
  return deliveredAt
    .setZone(LAGOS)
    .startOf('day')
    .plus({ days: days + 1 })
}

export function isWithinWindow(
  deliveredAt: DateTime,
  days: number,
  now: DateTime = DateTime.now()
): boolean {
  return now < windowEnd(deliveredAt, days)
}
