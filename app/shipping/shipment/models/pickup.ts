import { PickupSchema } from '#database/schema'
import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/sessions/caller'
import type { Carrier, CourierDriverName } from '#shipping/pricing/rules/carriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * - `wanted`: the pickup must be ordered, now or later.
 * - `calling`: a worker calls the courier until its lease ends.
 * - `unknown`: the order may or may not exist; staff ask the courier.
 * - `by_hand`: staff must order the pickup.
 * - `canceling`: becomes `wanted` if it has a `nextDay`; without `nextTryAt` staff must cancel it.
 * Transitions: `pickup_claims`, `pickup_outcomes`, `join_pickup`, `change_pickup`, `settle_pickup`.
 */
export type PickupState =
  | 'wanted'
  | 'calling'
  | 'booked'
  | 'unknown'
  | 'refused'
  | 'by_hand'
  | 'canceling'
  | 'canceled'
  | 'done'

/** One visit of a courier to one address on one day, for all parcels that are ready there. */
export default class Pickup extends PickupSchema {
  declare state: PickupState
  declare carrier: Carrier
  declare driver: CourierDriverName

  @column()
  declare handles: Record<string, string>

  @column()
  declare alerts: string[]

  @hasMany(() => Shipment)
  declare shipments: HasMany<typeof Shipment>

  static visibleTo(caller: Caller) {
    const { organizationId, userId } = Shipment.visibilityOf(caller)
    const query = organizationId === null ? this.live() : this.query().where({ organizationId })
    if (userId !== null) query.where({ userId })
    return query
  }

  static live() {
    return this.query().where('organizationId', '>', 0)
  }
}
