export const EVENT_TYPES = {
  'shipment.booked': 'The courier has taken the booking, and there is a waybill number',
  'shipment.paid': 'The shipment is paid for',
  'shipment.label_ready': 'The label can be downloaded',
  'shipment.picked_up': 'The courier has the parcel',
  'shipment.in_transit': 'The parcel is on its way',
  'shipment.customs_hold': 'Customs hold the parcel',
  'shipment.out_for_delivery': 'The parcel is with the driver who delivers it',
  'shipment.delivery_failed': 'The courier came, and could not hand it over',
  'shipment.held':
    'The parcel waits until something is done: held, to be collected, damaged or lost',
  'shipment.delivered': 'The parcel is with its receiver',
  'shipment.returned': 'The parcel is back with its sender',
  'shipment.cancelled': 'The shipment is cancelled or voided',
  'shipment.charge_added': 'The courier weighed or charged it differently, and a charge was added',
  'pickup.booked': 'The courier will come to fetch parcels',
  'pickup.failed': 'The courier will not come, or did not come',
  'wallet.credited': 'Money has come into the wallet',
  'wallet.low': 'The wallet has fallen below the amount that you set',
  'import.status_changed': 'An import has a new status',
  'webhook.test': 'You asked for it, to try an endpoint',
} as const

export type EventType = keyof typeof EVENT_TYPES

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventType[]
