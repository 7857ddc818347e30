import type { ParcelState } from '#shipping/shipment/rules/parcel_states'
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

/** How a status sentence looks; the page decides the colours. */
export type TrackingTone = 'good' | 'warning' | 'danger'

type StatusWords = {
  icon: TrackingIcon
  tone: TrackingTone
  /** Of the package, or on the page of a shop of the order. */
  sentence: (thing: Thing) => string
  /** What its receiver does next. */
  note: string
  /** A day of delivery may still be promised. */
  isComing?: true
}

type Thing = 'package' | 'order'

/** Of a parcel that is neither simply on its way nor there. */
export const STATE_STATUS: Record<ParcelState, StatusWords> = {
  DELIVERY_FAILED: {
    icon: 'failed',
    tone: 'warning',
    sentence: (thing) => `The courier could not deliver your ${thing}.`,
    note: 'It usually tries again on the next working day. Please keep your phone near you.',
    isComing: true,
  },
  HELD: {
    icon: 'held',
    tone: 'warning',
    sentence: (thing) => `The courier is holding your ${thing}.`,
    note: 'It may need a paper or an answer from you. Please look out for a call or an e-mail of the courier or of customs.',
  },
  READY_FOR_COLLECTION: {
    icon: 'collection',
    tone: 'good',
    sentence: (thing) => `Your ${thing} is ready for collection.`,
    note: 'Please collect it soon, with an identity card and this tracking number.',
  },
  RETURNING: {
    icon: 'returning',
    tone: 'warning',
    sentence: (thing) => `Your ${thing} is on its way back to the sender.`,
    note: 'If you still want it, please contact the sender.',
  },
  RETURNED: {
    icon: 'returned',
    tone: 'danger',
    sentence: (thing) => `Your ${thing} was returned to the sender.`,
    note: 'If you still want it, please contact the sender.',
  },
  DAMAGED: {
    icon: 'damaged',
    tone: 'danger',
    sentence: (thing) => `Your ${thing} was damaged on the way.`,
    note: 'The courier is looking into it. Please contact the sender.',
  },
  LOST: {
    icon: 'lost',
    tone: 'danger',
    sentence: (thing) => `The courier cannot find your ${thing}.`,
    note: 'It is being searched for. Please contact the sender.',
  },
  WITHDRAWN: {
    icon: 'withdrawn',
    tone: 'danger',
    sentence: (thing) =>
      `The courier has cancelled this ${thing === 'order' ? 'delivery' : 'shipment'}.`,
    note: 'It is not on its way. Please contact the sender.',
  },
}
