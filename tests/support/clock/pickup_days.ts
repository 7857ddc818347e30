import { DateTime } from 'luxon'
import { noPickupReason } from '#shipping/shipment/rules/pickup_day_rules'

/** Returns the first day with pickups from the day after tomorrow on; `after` skips so many. */
export function pickupDay(after = 0): string {
  let day = DateTime.now().setZone('Africa/Lagos').plus({ days: 2 })
  for (let left = after; ; day = day.plus({ days: 1 })) {
    const isTaken = noPickupReason(day.toISODate()!) !== null
    if (!isTaken && left-- === 0) return day.toISODate()!
  }
}

export function noPickupDay(): string {
  const saturday = DateTime.fromISO(pickupDay()).endOf('week').minus({ days: 1 })
  return saturday.toISODate()!
}
