import { CarrierServiceSchema } from '#database/schema'
import type { ShipmentKind } from '#shipping/pricing/kind'

/** Which of a carrier's own services stands behind one of our couriers. Staff say so. */
export default class CarrierService extends CarrierServiceSchema {
  static selfAssignPrimaryKey = true
  declare kind: ShipmentKind
}
