import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ParcelFollowerSchema } from '#database/schema'
import type { Language } from '#shared/languages/rules/languages'
import Shipment from '#shipping/shipment/models/shipment'

/** Somebody who asked on a tracking page for news of its parcel. SMS go to the receiver's own number alone. */
export default class ParcelFollower extends ParcelFollowerSchema {
  declare channel: 'email' | 'sms'
  declare language: Language

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  /** What happens from now on is told, by the clock that events are written down by. */
  async begin() {
    await ParcelFollower.query()
      .where({ id: this.id })
      .update({ confirmed_at: db.raw('coalesce(confirmed_at, now())'), stopped_at: null })
    await this.refresh()
  }

  get isActive() {
    return this.confirmedAt !== null && this.stoppedAt === null
  }
}
