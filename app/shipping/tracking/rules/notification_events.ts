export const NOTIFICATION_EVENTS = [
  'booked',
  'on_the_way',
  'out_for_delivery',
  'delivered',
  'delayed',
  'delivery_failed',
  'held',
  'ready_for_collection',
  'returned',
] as const

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]

export type NotificationChannel = 'email' | 'sms'

export const NOTIFICATION_EVENT_LABELS: Record<NotificationEvent, string> = {
  booked: 'Booked',
  on_the_way: 'On the way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  delayed: 'Delayed',
  delivery_failed: 'Delivery failed',
  held: 'Held',
  ready_for_collection: 'Ready for collection',
  returned: 'Sent back',
}

export function isNotificationEvent(text: unknown): text is NotificationEvent {
  return NOTIFICATION_EVENTS.some((event) => event === text)
}
