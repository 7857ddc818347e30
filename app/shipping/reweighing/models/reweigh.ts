import { ReweighSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Shipment from '#shipping/shipment/models/shipment'

export type ReweighStatus =
  /** Lighter, or in the same row of the tariff: nothing is owed. */
  | 'noted'
  | 'proposed'
  /** By one of a larger weight or charge. */
  | 'replaced'
  | 'dropped'
  /** Its customer may pay it, or dispute it, until it is due. */
  | 'approved'
  | 'disputed'
  /** Due, and the wallet does not cover it. */
  | 'owed'
  | 'paid'
  | 'waived'
  /** The shipment was voided before anything was paid. */
  | 'closed'
  | 'refunded'

/** By the tariff as it was at the booking, by that of now, or by what the courier charges. */
export type ReweighRatedBy = 'booking' | 'today' | 'charge'

/** What its customer is still to be written. */
export type ReweighNoticeKind = 'approved' | 'upheld' | 'waived' | 'debited' | 'owed' | 'closed'

/** The customer knows of it, and it is not at its end. */
export const OPEN_REWEIGH_STATUSES: readonly ReweighStatus[] = ['approved', 'disputed', 'owed']

/** That a courier weighed or charged a shipment otherwise than we did. */
export default class Reweigh extends ReweighSchema {
  declare status: ReweighStatus
  declare ratedBy: ReweighRatedBy | null
  declare news: ReweighNoticeKind | null

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  /**
   * It and its shipment under their row locks, the shipment first, as a void takes them. `isDue` is by the clock of
   * the database. Throws E_ROW_NOT_FOUND.
   */
  static async locked(trx: TransactionClientContract, id: number) {
    const { shipmentId } = await this.query({ client: trx }).where({ id }).firstOrFail()
    const shipment = await Shipment.locked(trx, shipmentId)
    const reweigh = await this.query({ client: trx })
      .where({ id })
      .select('*', trx.raw('due_at <= clock_timestamp() as is_due'))
      .forUpdate()
      .firstOrFail()
    return { reweigh, shipment, isDue: reweigh.$extras.is_due === true }
  }

  /** What the ledger knows its payment by. */
  referenceOf({ transactionReference }: Shipment): string {
    return `${transactionReference}-R${this.id}`
  }

  get isOpen() {
    return OPEN_REWEIGH_STATUSES.includes(this.status)
  }

  /** What it makes a price larger by, or was settled with, so that no later one asks for it again. */
  get coveredKobo(): number {
    return this.differenceKobo ?? this.amountKobo ?? 0
  }
}
