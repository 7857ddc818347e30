import { ShipmentMarginSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import Shipment from '#shipping/shipment/models/shipment'

/** `database/functions/shipment_margins.sql` maintains it. `costKobo` is null if unknown. */
export default class ShipmentMargin extends ShipmentMarginSchema {
  static selfAssignPrimaryKey = true

  declare costSource: 'booking' | 'invoice' | null

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  @belongsTo(() => Organization, { foreignKey: 'organizationId' })
  declare customer: BelongsTo<typeof Organization>

  /** Keyset pagination needs an `id`. */
  get id(): number {
    return this.shipmentId
  }
}
