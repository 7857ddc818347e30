import { ShipmentChargeSchema } from '#database/schema'
import type { ChargeKind } from '#shipping/pricing/charges'

/** One line of a shipment's bill. */
export default class ShipmentCharge extends ShipmentChargeSchema {
  declare kind: ChargeKind
}
