import { ShipmentMarginSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * What we charged for carrying a parcel beside what it costs us, one row for each parcel that a carrier has. Kept by
 * the database (`database/functions/shipment_margins.sql`), and only read here. `costKobo` is null where nobody knows.
 */
export default class ShipmentMargin extends ShipmentMarginSchema {
  static selfAssignPrimaryKey = true

  declare costSource: 'booking' | 'invoice' | null

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  @belongsTo(() => Organization, { foreignKey: 'organizationId' })
  declare customer: BelongsTo<typeof Organization>

  /** What lists read on from. */
  get id(): number {
    return this.shipmentId
  }
}
