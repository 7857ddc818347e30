import { SavedAddressSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
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

  /** Their own, and what people of the same business share. */
  static visibleTo({ organization, user }: Caller, client?: QueryClientContract) {
    return this.query({ client })
      .where('organizationId', organization.id)
      .where((lines) => {
        lines.where('userId', user.id)
        if (organization.isBusiness) lines.orWhere('isShared', true)
      })
  }

  /** Latest used first. */
  static async bookOf(caller: Caller): Promise<AddressBook> {
    const lines = await this.visibleTo(caller)
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
