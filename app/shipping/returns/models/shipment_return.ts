import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ShipmentReturnSchema } from '#database/schema'
import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import type { ReturnKind, ReturnState } from '#shipping/returns/rules/return_choices'

/** The position of a package in the first shipment, with the items that come back. */
export interface ReturnedPackage {
  package: number
  weightGrams: number
  items: { item: number; quantity: number }[]
}

/** In these states no courier has the shipment. */
const UNCARRIED_STATUSES: ShipmentStatus[] = ['VOIDED', 'CANCELED']

export default class ShipmentReturn extends ShipmentReturnSchema {
  declare kind: ReturnKind
  declare askedBy: 'receiver' | 'customer' | 'staff'

  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare packages: ReturnedPackage[]

  @belongsTo(() => Shipment, { foreignKey: 'shipmentId' })
  declare first: BelongsTo<typeof Shipment>

  @belongsTo(() => Shipment, { foreignKey: 'returnShipmentId' })
  declare parcel: BelongsTo<typeof Shipment> | null

  @belongsTo(() => Shipment, { foreignKey: 'exchangeShipmentId' })
  declare exchange: BelongsTo<typeof Shipment> | null

  /** Businesses share their returns; other customers see their own. */
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

  /** False again once staff void the return's shipment, so the request waits for a decision. */
  get isBooked() {
    return Boolean(this.parcel && !UNCARRIED_STATUSES.includes(this.parcel.status))
  }

  /** Books no second replacement if the first one was sent and not voided. */
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
