import { ParcelDueSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * From which day on a parcel that is under way is late for its lane. Kept by `database/functions/lane_facts.sql`, and
 * only read here: a parcel that has arrived since keeps its row until the night.
 */
export default class ParcelDue extends ParcelDueSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  @belongsTo(() => Organization, { foreignKey: 'organizationId' })
  declare customer: BelongsTo<typeof Organization>

  /** What lists read on from. */
  get id(): number {
    return this.shipmentId
  }
}
