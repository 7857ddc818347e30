import { TrackingEventSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Something that happened to a parcel, as whoever has it told us. */
export default class TrackingEvent extends TrackingEventSchema {
  declare code: TrackingCode

  /** Of the staff, of an event that they put aside. */
  @belongsTo(() => User, { foreignKey: 'putAsideBy' })
  declare knewBetter: BelongsTo<typeof User>
}
