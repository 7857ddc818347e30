import type { Data } from '@generated/data'

export type OpenedShipmentData = Data.Shipping.History.ShipmentPage.OpenedShipment
