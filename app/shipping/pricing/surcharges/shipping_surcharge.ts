import { ShippingSurchargeSchema } from '#database/schema'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { SurchargeKind } from '#shipping/pricing/surcharges/rules/surcharge_kinds'

export default class ShippingSurcharge extends ShippingSurchargeSchema {
  declare kind: SurchargeKind
  declare shipmentKind: ShipmentKind | null
}
