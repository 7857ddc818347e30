import type { ParcelTrouble } from '#shipping/shipment/rules/parcel_states'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

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
  | 'failed'
  | 'held'
  | 'collection'
  | 'returning'
  | 'returned'
  | 'damaged'
  | 'lost'
  | 'withdrawn'

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
  DELIVERY_FAILED: 'failed',
  HELD: 'held',
  READY_FOR_COLLECTION: 'collection',
  RETURNING: 'returning',
  RETURNED: 'returned',
  DAMAGED: 'damaged',
  LOST: 'lost',
  WITHDRAWN: 'withdrawn',
}

export type TrackingTone = 'good' | 'warning' | 'danger'

type StatusLook = { icon: TrackingIcon; tone: TrackingTone }

export type ParcelNoun = 'package' | 'order'

/** Their texts are `tracking.state` and `tracking.note`. */
export const PARCEL_TROUBLE_LOOKS: Record<ParcelTrouble, StatusLook> = {
  REFUSED: { icon: 'held', tone: 'warning' },
  DELIVERY_FAILED: { icon: 'failed', tone: 'warning' },
  HELD: { icon: 'held', tone: 'warning' },
  READY_FOR_COLLECTION: { icon: 'collection', tone: 'good' },
  RETURNING: { icon: 'returning', tone: 'warning' },
  RETURNED: { icon: 'returned', tone: 'danger' },
  DAMAGED: { icon: 'damaged', tone: 'danger' },
  LOST: { icon: 'lost', tone: 'danger' },
  WITHDRAWN: { icon: 'withdrawn', tone: 'danger' },
}
