import { ShipmentAddressSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { dialledNumber } from '#shared/phones/dialled_number'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import type { Side } from '#shipping/places/resolve_place'

/** Snapshot of an address at the time of booking. */
export default class ShipmentAddress extends ShipmentAddressSchema {
  declare side: Side

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>

  @belongsTo(() => State, { foreignKey: 'stateKey', localKey: 'key' })
  declare state: BelongsTo<typeof State> | null

  /** The phone number for SMS gateways; null if it is national and invalid in its country. */
  get dialledNumber(): string | null {
    return dialledNumber(this.phoneNumber, this.countryCode)
  }
}
