/** What can happen to a parcel, whoever carries it and whatever they call it. */
const TRACKING_CODES = [
  'INFORMATION_RECEIVED',
  'PICKED_UP',
  'DEPARTED_ORIGIN',
  'EXPORT_SCAN',
  'IMPORT_SCAN',
  'CLEARANCE_IN_PROGRESS',
  'CLEARED_CUSTOMS',
  'ON_THE_WAY',
  'ARRIVED_AT_DESTINATION',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'DELAYED',
  'DELIVERY_FAILED',
  'HELD',
  'READY_FOR_COLLECTION',
  'RETURNING',
  'RETURNED',
  'LOST',
  'DAMAGED',
  'WITHDRAWN',
] as const

export type TrackingCode = (typeof TRACKING_CODES)[number]

/** Events before the hand-over, and the last one, do not mean that a parcel is moving. */
export function meansInTransit(code: TrackingCode): boolean {
  return code !== 'INFORMATION_RECEIVED' && code !== 'DELIVERED'
}
