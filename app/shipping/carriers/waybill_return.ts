import { WaybillReturnSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Shipment from '#shipping/shipment/models/shipment'

/** That a courier is to get the waybill of a voided shipment back, and whether it has. */
export default class WaybillReturn extends WaybillReturnSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>
}
