import { DateTime } from 'luxon'
import { noPickupReason } from '#shipping/shipment/rules/pickup_day_rules'

/** One of the days on which couriers come, so late that no pickup of it is too late now: the first, or so many after it. */
export function pickupDay(after = 0): string {
  let day = DateTime.now().setZone('Africa/Lagos').plus({ days: 2 })
  for (let left = after; ; day = day.plus({ days: 1 })) {
    const isTaken = noPickupReason(day.toISODate()!, []) !== null
    if (!isTaken && left-- === 0) return day.toISODate()!
  }
}

/** The first Saturday after that. */
export function noPickupDay(): string {
  const saturday = DateTime.fromISO(pickupDay()).endOf('week').minus({ days: 1 })
  return saturday.toISODate()!
}
