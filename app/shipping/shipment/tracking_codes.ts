import { PARCEL_STATES } from '#shipping/shipment/rules/parcel_states'

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

/** Event codes of all couriers. Of two events at the same time, the one later in this list wins. */
export const TRACKING_CODES = [
  'INFORMATION_RECEIVED',
  ...MOVING_CODES,
  'DELAYED',
  ...PARCEL_STATES.filter((state) => state !== 'RETURNED'),
  'DELIVERED',
  'RETURNED',
] as const

export type TrackingCode = (typeof TRACKING_CODES)[number]
