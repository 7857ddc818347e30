import type { DateTime } from 'luxon'
import { type TrackingScan, summarizeTracking } from '#shipping/shipment/tracking_summary'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'

const EVENT_OF_CODE: Record<TrackingCode, NotificationEvent | null> = {
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
  DELIVERY_FAILED: 'delivery_failed',
  HELD: 'held',
  READY_FOR_COLLECTION: 'ready_for_collection',
  RETURNING: 'returned',
  RETURNED: 'returned',
  // The sender has to act on these, so they are e-mailed to the sender only.
  DAMAGED: null,
  LOST: null,
  WITHDRAWN: null,
}

/** These events may happen more than once, and each time is worth a message. */
const REPEATABLE_EVENTS = new Set<NotificationEvent>([
  'delivery_failed',
  'held',
  'ready_for_collection',
])

export type RecordedScan = TrackingScan & { recordedAt: DateTime }

export type DueNotification = { event: NotificationEvent; occurrence: string }

/**
 * Returns the booking and the current state. Leaves out past states, repeated reports, and events
 * recorded before `since`, when notifications were off.
 */
export function dueNotifications(
  bookedAt: DateTime | null,
  happenings: RecordedScan[],
  since: DateTime
): DueNotification[] {
  const { state, since: began, scans } = summarizeTracking(happenings)
  const event = state && EVENT_OF_CODE[state]
  const booked: DueNotification[] =
    bookedAt && bookedAt >= since ? [{ event: 'booked', occurrence: '' }] : []
  if (!event) return booked
  const matchingScans = scans.flatMap(({ scan, code }) =>
    EVENT_OF_CODE[code] === event ? scan : []
  )
  const isAgain = REPEATABLE_EVENTS.has(event)
  // A failed delivery counts by its last scan, a hold by its first, however often it is reported.
  const news =
    event === 'delivery_failed' ? matchingScans.at(-1)! : isAgain ? began! : matchingScans[0]!
  if (news.recordedAt < since) return booked
  return [...booked, { event, occurrence: isAgain ? dayOf(news) : '' }]
}

function dayOf({ occurredAt }: RecordedScan): string {
  return occurredAt.setZone('Africa/Lagos').toISODate()!
}
