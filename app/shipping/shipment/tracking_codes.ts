import { PARCEL_STATES } from '#shipping/shipment/rules/parcel_states'

/** By these it moves, in the order of its way. */
export const MOVING_CODES = [
  'PICKED_UP',
  'DEPARTED_ORIGIN',
  'EXPORT_SCAN',
  'ON_THE_WAY',
  'IMPORT_SCAN',
  'CLEARANCE_IN_PROGRESS',
  'CLEARED_CUSTOMS',
  'ARRIVED_AT_DESTINATION',
  'OUT_FOR_DELIVERY',
] as const

/**
 * What can happen to a parcel, whoever carries it and whatever they call it. Of two that happened in the same
 * minute, the later one of this list was the later one.
 */
export const TRACKING_CODES = [
  'INFORMATION_RECEIVED',
  ...MOVING_CODES,
  'DELAYED',
  ...PARCEL_STATES.filter((state) => state !== 'RETURNED'),
  'DELIVERED',
  'RETURNED',
] as const

export type TrackingCode = (typeof TRACKING_CODES)[number]
