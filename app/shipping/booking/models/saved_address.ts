import { SavedAddressSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/sessions/caller'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import { MAX_ADDRESS_BOOK_ENTRIES } from '#shipping/booking/rules/saved_box_rules'
import type { Side } from '#shipping/places/resolve_place'

export type AddressBookEntries = { origins: SavedAddress[]; destinations: SavedAddress[] }

export default class SavedAddress extends SavedAddressSchema {
  declare side: Side

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>

  @belongsTo(() => State, { foreignKey: 'stateKey', localKey: 'key' })
  declare state: BelongsTo<typeof State> | null

  /** Entries that the user created, and shared entries of the business they act for. */
  static visibleTo({ organization, user }: Caller, client?: QueryClientContract) {
    return this.query({ client })
      .where('organizationId', organization.id)
      .where((lines) => {
        lines.where('userId', user.id)
        if (organization.isBusiness) lines.orWhere('isShared', true)
      })
  }

  /** Latest used first. Each side has its own limit: many receivers must not displace senders. */
  static async bookOf(caller: Caller): Promise<AddressBookEntries> {
    return {
      origins: await this.latestOf(caller, 'origin'),
      destinations: await this.latestOf(caller, 'destination'),
    }
  }

  private static latestOf(caller: Caller, side: Side): Promise<SavedAddress[]> {
    return this.visibleTo(caller)
      .where({ side })
      .preload('country')
      .preload('state')
      .orderBy('usedAt', 'desc')
      .limit(MAX_ADDRESS_BOOK_ENTRIES)
  }
}
