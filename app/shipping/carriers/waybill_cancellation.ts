import { WaybillReturnSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Shipment from '#shipping/shipment/models/shipment'

export default class WaybillCancellation extends WaybillReturnSchema {
  static table = 'waybill_returns'
  static selfAssignPrimaryKey = true

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>
}
