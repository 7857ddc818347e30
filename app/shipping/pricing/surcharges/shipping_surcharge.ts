import { ShippingSurchargeSchema } from '#database/schema'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { SurchargeKind } from '#shipping/pricing/surcharges/rules/surcharge_kinds'

/** What the tariff adds to its rates, as staff write it. Prices read all of them at once: `surcharge_rows.ts`. */
export default class ShippingSurcharge extends ShippingSurchargeSchema {
  declare kind: SurchargeKind
  declare shipmentKind: ShipmentKind | null
}
