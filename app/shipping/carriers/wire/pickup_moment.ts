import { DateTime } from 'luxon'
import type { PickupRequest } from '#shipping/carriers/courier_driver'
import { LAGOS_ZONE } from '#shared/time/lagos_time'

/** Combines the calendar day of a pickup, in whatever zone, with an hour in Lagos. */
export function pickupMoment({ day }: PickupRequest, hour: string): DateTime {
  return DateTime.fromISO(`${day.toISODate()}T${hour}`, { zone: LAGOS_ZONE })
}
