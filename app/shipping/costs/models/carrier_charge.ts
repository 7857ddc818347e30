import { CarrierChargeSchema } from '#database/schema'
import type { CarrierChargeType } from '#shipping/costs/rules/currencies'

/** Append-only. */
export default class CarrierCharge extends CarrierChargeSchema {
  declare source: 'booking' | 'invoice'
  declare kind: CarrierChargeType
}
