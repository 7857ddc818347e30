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
  // Its sender is told, who has to do something about it.
  DAMAGED: null,
  LOST: null,
  WITHDRAWN: null,
}

/** What may come to pass more than once, and is news each time. */
const REPEATABLE_EVENTS = new Set<NotificationEvent>([
  'delivery_failed',
  'held',
  'ready_for_collection',
])

export type RecordedScan = TrackingScan & { recordedAt: DateTime }

/** `occurrence`: the day of what may happen again; empty for what a receiver is told once. */
export type DueNotification = { event: NotificationEvent; occurrence: string }

/**
 * What a receiver is to be told: that it is booked, and how it is with the parcel now. What was overtaken before
 * anybody could be told of it is no news. What was recorded before `since`, when nobody wanted it told, stays untold;
 * so does the second of two that mean the same.
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
  const meant = scans.flatMap(({ scan, code }) => (EVENT_OF_CODE[code] === event ? scan : []))
  const isAgain = REPEATABLE_EVENTS.has(event)
  // Each attempt is news. What is held stays so, however often that is said.
  const news = event === 'delivery_failed' ? meant.at(-1)! : isAgain ? began! : meant[0]!
  if (news.recordedAt < since) return booked
  return [...booked, { event, occurrence: isAgain ? dayOf(news) : '' }]
}

function dayOf({ occurredAt }: RecordedScan): string {
  return occurredAt.setZone('Africa/Lagos').toISODate()!
}
