import { ShipmentChargeSchema } from '#database/schema'
import type { ChargeKind } from '#shipping/pricing/charges'
import type { SurchargeKind } from '#shipping/pricing/surcharges/rules/surcharge_kinds'

export default class ShipmentCharge extends ShipmentChargeSchema {
  declare kind: ChargeKind

  declare surchargeKind: SurchargeKind | null
}
