import { LedgerTransferSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransferKind } from '#wallet/ledger/ledger'
import User from '#identity/accounts/models/user'

/** Kinds of transfers whose `subjectId` is a shipment's id. */
const ABOUT_SHIPMENTS: readonly TransferKind[] = [
  'shipment_payment',
  'shipment_reweigh',
  'shipment_refund',
]

export default class LedgerTransfer extends LedgerTransferSchema {
  declare kind: TransferKind

  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User> | null

  get shipmentId(): number | null {
    return ABOUT_SHIPMENTS.includes(this.kind) ? this.subjectId : null
  }
}
