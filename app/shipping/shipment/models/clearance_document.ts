import { ClearanceDocumentSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ClearanceKind } from '#shipping/pricing/charges'
import Shipment from '#shipping/shipment/models/shipment'

export default class ClearanceDocument extends ClearanceDocumentSchema {
  declare classification: ClearanceKind

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>
}
