import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ParcelFollowerSchema } from '#database/schema'
import type { Language } from '#shared/languages/rules/languages'
import Shipment from '#shipping/shipment/models/shipment'

/** SMS go only to the receiver's booked number. */
export default class TrackingSubscription extends ParcelFollowerSchema {
  static table = 'parcel_followers'
  declare channel: 'email' | 'sms'
  declare language: Language

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  /** Takes the time from the database, as recorded events do. */
  async begin() {
    await TrackingSubscription.query()
      .where({ id: this.id })
      .update({ confirmed_at: db.raw('coalesce(confirmed_at, now())'), stopped_at: null })
    await this.refresh()
  }

  get isActive() {
    return this.confirmedAt !== null && this.stoppedAt === null
  }
}
