export const EVENT_TYPES = {
  'shipment.booked': 'The courier has accepted the booking and issued a waybill number',
  'shipment.paid': 'The shipment has been paid for',
  'shipment.label_ready': 'The label can be downloaded',
  'shipment.picked_up': 'The courier has the parcel',
  'shipment.in_transit': 'The parcel is on its way',
  'shipment.customs_hold': 'The parcel is held by customs',
  'shipment.out_for_delivery': 'The parcel is out for delivery',
  'shipment.delivery_failed': 'A delivery attempt failed',
  'shipment.held': 'The parcel needs attention: held, ready for collection, damaged or lost',
  'shipment.delivered': 'The parcel has been delivered',
  'shipment.returned': 'The parcel has been returned to its sender',
  'shipment.cancelled': 'The shipment has been cancelled or voided',
  'shipment.charge_added': 'A charge was added because the courier’s weight or charge differs',
  'pickup.booked': 'A pickup has been booked with the courier',
  'pickup.failed': 'The courier will not come or did not come for a pickup',
  'wallet.credited': 'The wallet has been credited',
  'wallet.low': 'The cash balance has fallen below your alert amount',
  'import.status_changed': 'An import has a new status',
  'webhook.test': 'A test event that you requested',
} as const

export type EventType = keyof typeof EVENT_TYPES

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventType[]
