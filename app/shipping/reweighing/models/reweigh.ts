import { ReweighSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Shipment from '#shipping/shipment/models/shipment'

export type ReweighStatus =
  /** The weight is lower or in the same tariff row, so nothing is owed. */
  | 'noted'
  | 'proposed'
  /** The courier later reported a higher weight or charge. */
  | 'replaced'
  | 'dropped'
  /** The customer may pay or dispute the reweigh until its deadline. */
  | 'approved'
  | 'disputed'
  /** The deadline has passed, but the wallet did not cover the reweigh. */
  | 'owed'
  | 'paid'
  | 'waived'
  /** The shipment was voided before the customer paid the reweigh. */
  | 'closed'
  | 'refunded'

/** The difference comes from the tariff at booking, the current one, or the courier's charge. */
export type ReweighRatedBy = 'booking' | 'today' | 'charge'

/** The e-mail that has yet to be sent. */
export type ReweighNoticeKind = 'approved' | 'upheld' | 'waived' | 'debited' | 'owed' | 'closed'

/** States in which the customer was asked to pay and the reweigh is not settled. */
export const OPEN_REWEIGH_STATUSES: readonly ReweighStatus[] = ['approved', 'disputed', 'owed']

export default class Reweigh extends ReweighSchema {
  declare status: ReweighStatus
  declare ratedBy: ReweighRatedBy | null
  declare news: ReweighNoticeKind | null

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  /** Locks the shipment, then the reweigh, as a void does. `isDue` uses the database's clock. */
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

  referenceOf({ transactionReference }: Shipment): string {
    return `${transactionReference}-R${this.id}`
  }

  get isOpen() {
    return OPEN_REWEIGH_STATUSES.includes(this.status)
  }

  /** The part of the price difference that this reweigh covers; later reweighs do not charge it. */
  get coveredKobo(): number {
    return this.differenceKobo ?? this.amountKobo ?? 0
  }
}
