import { type ShipmentStatus, SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { PARCEL_STATES, type ParcelState } from '#shipping/shipment/rules/parcel_states'

/** A shipment status, a tracking state, or a missing clearance document. */
export type ListedStatus = ShipmentStatus | ParcelState | 'CLEARANCE'

export const LISTED_STATUSES = [...SHIPMENT_STATUSES, ...PARCEL_STATES, 'CLEARANCE'] as const

/** Tracking states apply only to parcels on their way. */
export const UNDERWAY_CONDITION = `shipments.status in ('BOOKED', 'COURIER_ASSIGNED')`
