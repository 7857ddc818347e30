import { CarrierServiceSchema } from '#database/schema'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'

/** Which of a carrier's own services stands behind one of our couriers, for one kind of shipment. Staff say so. */
export default class CarrierService extends CarrierServiceSchema {
  static selfAssignPrimaryKey = true
  declare kind: ShipmentKind

  /** The carrier's code; null where it is not set, and nobody can order it. */
  codeFor({ isDocuments }: { isDocuments: boolean }): string | null {
    return (isDocuments ? this.papersService : null) ?? this.goodsService
  }
}
