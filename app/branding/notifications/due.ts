import type { DateTime } from 'luxon'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import type { NotificationEvent } from '#branding/notifications/rules/events'

const MEANING: Record<TrackingCode, NotificationEvent | null> = {
  INFORMATION_RECEIVED: null,
  PICKED_UP: 'on_the_way',
  DEPARTED_ORIGIN: 'on_the_way',
  EXPORT_SCAN: 'on_the_way',
  IMPORT_SCAN: 'on_the_way',
  CLEARANCE_IN_PROGRESS: 'on_the_way',
  CLEARED_CUSTOMS: 'on_the_way',
  ON_THE_WAY: 'on_the_way',
  ARRIVED_AT_DESTINATION: 'on_the_way',
  OUT_FOR_DELIVERY: 'out_for_delivery',
  DELIVERED: 'delivered',
  DELAYED: 'delayed',
}

export type Happening = { code: TrackingCode; occurredAt: DateTime; recordedAt: DateTime }

/**
 * What a receiver is to be told of, in order. What was recorded before `since`, when nobody wanted it
 * told, stays untold; so does the second of two that mean the same.
 */
export function dueEvents(
  bookedAt: DateTime | null,
  happenings: Happening[],
  since: DateTime
): NotificationEvent[] {
  const events = happenings
    .toSorted((one, other) => one.occurredAt.toMillis() - other.occurredAt.toMillis())
    .flatMap(({ code, recordedAt }) => {
      const event = MEANING[code]
      return event ? [{ event, isNew: recordedAt >= since }] : []
    })
  const booked = bookedAt ? [{ event: 'booked' as const, isNew: bookedAt >= since }] : []
  const told = new Set<NotificationEvent>()
  return [...booked, ...events].flatMap(({ event, isNew }) => {
    if (told.has(event)) return []
    told.add(event)
    return isNew ? [event] : []
  })
}
