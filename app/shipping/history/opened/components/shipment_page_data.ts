import type { Data } from '@generated/data'

/** All that a page knows of one shipment: what was booked, where it is, what its courier weighed. */
export type OpenedShipmentData = Data.Shipping.History.Opened.OpenedShipment
