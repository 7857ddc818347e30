import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ShipmentReturnSchema } from '#database/schema'
import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/shipment_status'
import type { ReturnKind, ReturnState } from '#shipping/returns/rules/return_choices'

/** A package of the first shipment, by its position in it, with what of it goes back. */
export interface ReturnedPackage {
  package: number
  weightGrams: number
  items: { item: number; quantity: number }[]
}

/** What stands for a return that no courier has, or has any more. */
const UNCARRIED_STATUSES: ShipmentStatus[] = ['VOIDED', 'CANCELED']

/** That somebody wants a parcel, or a part of it, to go back, and what became of that. */
export default class ShipmentReturn extends ShipmentReturnSchema {
  declare kind: ReturnKind
  declare askedBy: 'receiver' | 'customer' | 'staff'

  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare packages: ReturnedPackage[]

  /** The one that was delivered. */
  @belongsTo(() => Shipment, { foreignKey: 'shipmentId' })
  declare first: BelongsTo<typeof Shipment>

  /** The one that brings it back. */
  @belongsTo(() => Shipment, { foreignKey: 'returnShipmentId' })
  declare parcel: BelongsTo<typeof Shipment> | null

  /** The one that is sent in its place. */
  @belongsTo(() => Shipment, { foreignKey: 'exchangeShipmentId' })
  declare exchange: BelongsTo<typeof Shipment> | null

  /** A business shares its returns; others have their own. */
  static ownedBy(caller: Caller, client?: QueryClientContract) {
    const query = this.query({ client }).where({ organizationId: caller.organization.id })
    if (caller.ownerUserId !== null) query.where('userId', caller.ownerUserId)
    return query
  }

  static async locked(trx: TransactionClientContract, id: number): Promise<ShipmentReturn> {
    return this.query({ client: trx })
      .where({ id })
      .preload('parcel')
      .preload('exchange')
      .forUpdate()
      .firstOrFail()
  }

  /** A parcel that was voided has not gone back: what was asked for waits again. */
  get isBooked() {
    return Boolean(this.parcel && !UNCARRIED_STATUSES.includes(this.parcel.status))
  }

  /** What is to be booked of it: what was sent in exchange, and is not voided, is not sent once more. */
  get kindToBook(): ReturnKind {
    const isSent = Boolean(this.exchange && !UNCARRIED_STATUSES.includes(this.exchange.status))
    return isSent ? 'return' : this.kind
  }

  get state(): ReturnState {
    if (this.refusedAt) return 'refused'
    if (!this.isBooked) return 'waiting'
    if (this.parcel!.status === 'DELIVERED') return 'done'
    return this.parcel!.status === 'COURIER_ASSIGNED' ? 'underway' : 'approved'
  }
}
