import { SavedAddressSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/sessions/caller'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import type { Side } from '#shipping/places/places'

export type AddressBook = { origins: SavedAddress[]; destinations: SavedAddress[] }

const MOST_LINES = 500

/** A line of somebody's address book. */
export default class SavedAddress extends SavedAddressSchema {
  declare side: Side

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>

  @belongsTo(() => State, { foreignKey: 'stateKey', localKey: 'key' })
  declare state: BelongsTo<typeof State> | null

  /** Latest used first; a business shares one address book. */
  static async bookOf(caller: Caller): Promise<AddressBook> {
    const query = this.query().where('organizationId', caller.organization.id)
    if (caller.ownerUserId !== null) query.where('userId', caller.ownerUserId)
    const lines = await query
      .preload('country')
      .preload('state')
      .orderBy('usedAt', 'desc')
      .limit(MOST_LINES)
    return {
      origins: lines.filter(({ side }) => side === 'origin'),
      destinations: lines.filter(({ side }) => side === 'destination'),
    }
  }
}
