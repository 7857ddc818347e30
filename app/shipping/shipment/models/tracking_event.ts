import { TrackingEventSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

export default class TrackingEvent extends TrackingEventSchema {
  declare code: TrackingCode

  /** The staff member who dismissed the event. */
  @belongsTo(() => User, { foreignKey: 'putAsideBy' })
  declare knewBetter: BelongsTo<typeof User>
}
