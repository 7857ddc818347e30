import { CarrierServiceSchema } from '#database/schema'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'

/** Maps a courier and shipment kind to the carrier's own service code. Maintained by staff. */
export default class CarrierService extends CarrierServiceSchema {
  static selfAssignPrimaryKey = true
  declare kind: ShipmentKind

  /** Null if staff have set no code, which makes the service unavailable. */
  codeFor({ isDocuments }: { isDocuments: boolean }): string | null {
    return (isDocuments ? this.papersService : null) ?? this.goodsService
  }
}
