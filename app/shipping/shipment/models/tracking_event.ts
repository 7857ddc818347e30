import { TrackingEventSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

export default class TrackingEvent extends TrackingEventSchema {
  declare code: TrackingCode

  @belongsTo(() => User, { foreignKey: 'putAsideBy' })
  declare knewBetter: BelongsTo<typeof User>
}
