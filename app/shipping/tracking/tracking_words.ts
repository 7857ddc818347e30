import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** A name for a picture; the page decides how it looks. */
export type TrackingIcon =
  | 'confirmed'
  | 'label'
  | 'pickup'
  | 'plane'
  | 'customs'
  | 'cleared'
  | 'truck'
  | 'warehouse'
  | 'delivered'
  | 'delayed'

export const TRACKING_ICONS: Record<TrackingCode, TrackingIcon> = {
  INFORMATION_RECEIVED: 'label',
  PICKED_UP: 'pickup',
  DEPARTED_ORIGIN: 'truck',
  EXPORT_SCAN: 'plane',
  IMPORT_SCAN: 'plane',
  CLEARANCE_IN_PROGRESS: 'customs',
  CLEARED_CUSTOMS: 'cleared',
  ON_THE_WAY: 'truck',
  ARRIVED_AT_DESTINATION: 'warehouse',
  OUT_FOR_DELIVERY: 'truck',
  DELIVERED: 'delivered',
  DELAYED: 'delayed',
}
