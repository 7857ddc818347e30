import { PickupSchema } from '#database/schema'
import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/sessions/caller'
import type { Carrier, CourierDriverName } from '#shipping/pricing/rules/carriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * `wanted`: to be ordered, now or later. `calling`: somebody is at it until the lease ends. `unknown`: nobody knows
 * whether the courier comes, and staff ask it. `refused`: the courier will not. `by_hand`: no machine can order it.
 * `canceling`: the courier is to be told that nobody is to come; with a next day it is wanted anew after that, and
 * without a next try staff must tell it. `canceled` and `done` are ends. Decision 0035 has the moves between them.
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

/** That a driver of one company comes to one door on one day, for all parcels that are ready there. */
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

  /** As with shipments: one's own, those of one's business, and for staff of the console all. */
  static visibleTo(caller: Caller) {
    const { organizationId, userId } = Shipment.visibilityOf(caller)
    const query = organizationId === null ? this.live() : this.query().where({ organizationId })
    if (userId !== null) query.where({ userId })
    return query
  }

  /** As with shipments: nobody comes for what is tried. */
  static live() {
    return this.query().where('organizationId', '>', 0)
  }
}
