import { DateTime } from 'luxon'
import { ShippingZoneSchema } from '#database/schema'
import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { Geography, Zone, ZoneKind } from '#shipping/places/zone'
import BillingGroup from '#shipping/pricing/models/billing_group'
import Courier from '#shipping/pricing/models/courier'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import ShippingZoneMember from '#shipping/pricing/models/shipping_zone_member'
import type { Side } from '#shipping/places/resolve_place'

type Members = { origins?: readonly string[]; destinations?: readonly string[] }

/** Quotes refer to zones, so they are archived instead of deleted. */
export default class ShippingZone extends ShippingZoneSchema {
  declare kind: ZoneKind
  declare geography: Geography | null

  @belongsTo(() => Courier, { foreignKey: 'courierCode', localKey: 'code' })
  declare courier: BelongsTo<typeof Courier>

  @belongsTo(() => BillingGroup)
  declare billingGroup: BelongsTo<typeof BillingGroup> | null

  @belongsTo(() => User, { foreignKey: 'ratesSavedBy' })
  declare ratesSaver: BelongsTo<typeof User> | null

  @hasMany(() => ShippingZoneMember, { foreignKey: 'zoneId' })
  declare members: HasMany<typeof ShippingZoneMember>

  @hasMany(() => ShippingRate, {
    foreignKey: 'zoneId',
    onQuery: (query) => query.orderBy('aboveGrams'),
  })
  declare rates: HasMany<typeof ShippingRate>

  static inUse = scope((query) => query.whereNull('archivedAt'))

  /** Runs in the zone's transaction, if it has one. */
  async setMembers({ origins = [], destinations = [] }: Members) {
    const client = this.$trx ?? db.connection()
    const member = (side: Side) => (code: string) => ({ zone_id: this.id, side, code })
    const rows = [
      ...[...new Set(origins)].map(member('origin')),
      ...[...new Set(destinations)].map(member('destination')),
    ]
    await client.from('shipping_zone_members').where('zone_id', this.id).delete()
    if (rows.length) await client.table('shipping_zone_members').multiInsert(rows)
  }

  async archive() {
    this.archivedAt ??= DateTime.now()
    await this.save()
  }

  /** Preload the members first. */
  toZone(): Zone {
    const codes = (side: Side) =>
      this.members.filter((member) => member.side === side).map(({ code }) => code)
    return {
      id: this.id,
      kind: this.kind,
      courierCode: this.courierCode,
      description: this.description,
      countryCode: this.countryCode,
      stateCode: this.stateCode,
      geography: this.geography,
      billingGroupId: this.billingGroupId,
      originMembers: codes('origin'),
      destinationMembers: codes('destination'),
    }
  }
}
