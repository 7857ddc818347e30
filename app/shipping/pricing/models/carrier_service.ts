import { CarrierServiceSchema } from '#database/schema'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'

/** Maps a courier and shipment kind to the carrier's own service code. Maintained by staff. */
export default class CarrierService extends CarrierServiceSchema {
  static selfAssignPrimaryKey = true
  declare kind: ShipmentKind

  /** The carrier's service code; null if unset, which makes the service unavailable. */
  codeFor({ isDocuments }: { isDocuments: boolean }): string | null {
    return (isDocuments ? this.papersService : null) ?? this.goodsService
  }
}
