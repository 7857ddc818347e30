import { ParcelDueSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import Shipment from '#shipping/shipment/models/shipment'

/** Maintained by `database/functions/lane_facts.sql`; a nightly run deletes arrived parcels. */
export default class ParcelDue extends ParcelDueSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  @belongsTo(() => Organization, { foreignKey: 'organizationId' })
  declare customer: BelongsTo<typeof Organization>

  /** Keyset pagination needs an `id`. */
  get id(): number {
    return this.shipmentId
  }
}
