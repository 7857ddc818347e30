import { SHIPMENT_STATUSES, type ShipmentStatus } from '#shipping/shipment/shipment_status'
import { PARCEL_STATES, type ParcelState } from '#shipping/shipment/rules/parcel_states'

/** Where a shipment stands in its life, what has befallen it beside its way, or that customs wait for a document. */
export type ListedStatus = ShipmentStatus | ParcelState | 'CLEARANCE'

export const LISTED_STATUSES = [...SHIPMENT_STATUSES, ...PARCEL_STATES, 'CLEARANCE'] as const

/** Of what is over nothing befalls any more. */
export const UNDERWAY_CONDITION = `shipments.status in ('BOOKED', 'COURIER_ASSIGNED')`
