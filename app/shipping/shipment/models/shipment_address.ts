import { ShipmentAddressSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { dialledNumber } from '#shared/phones/dialled_number'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import type { Side } from '#shipping/places/resolve_place'

/** Where one shipment starts or ends, as it was written on the day of the booking. */
export default class ShipmentAddress extends ShipmentAddressSchema {
  declare side: Side

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>

  @belongsTo(() => State, { foreignKey: 'stateKey', localKey: 'key' })
  declare state: BelongsTo<typeof State> | null

  /** The phone number as a gateway takes it; null where it can be none. */
  get dialledNumber(): string | null {
    return dialledNumber(this.phoneNumber, this.countryCode)
  }
}
