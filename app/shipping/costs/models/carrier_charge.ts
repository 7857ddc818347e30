import { CarrierChargeSchema } from '#database/schema'
import type { CarrierChargeType } from '#shipping/costs/rules/currencies'

/** Rows are only added, never changed. */
export default class CarrierCharge extends CarrierChargeSchema {
  declare source: 'booking' | 'invoice'
  declare kind: CarrierChargeType
}
