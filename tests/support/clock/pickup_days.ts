import { DateTime } from 'luxon'
import { noPickupReason } from '#shipping/shipment/rules/pickup_day_rules'

/**
 * Returns a working day for pickups that is far enough ahead not to be too late: the first one, or
 * the one `after` days later.
 */
export function pickupDay(after = 0): string {
  let day = DateTime.now().setZone('Africa/Lagos').plus({ days: 2 })
  for (let left = after; ; day = day.plus({ days: 1 })) {
    const isTaken = noPickupReason(day.toISODate()!, []) !== null
    if (!isTaken && left-- === 0) return day.toISODate()!
  }
}

/** Returns the first Saturday after `pickupDay`. */
export function noPickupDay(): string {
  const saturday = DateTime.fromISO(pickupDay()).endOf('week').minus({ days: 1 })
  return saturday.toISODate()!
}
