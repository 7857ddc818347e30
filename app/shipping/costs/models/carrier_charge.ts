import { CarrierChargeSchema } from '#database/schema'
import type { CarrierChargeType } from '#shipping/costs/rules/currencies'

/** One thing that a carrier charged us for a shipment. Only ever added to. */
export default class CarrierCharge extends CarrierChargeSchema {
  declare source: 'booking' | 'invoice'
  declare kind: CarrierChargeType
}
