import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ShipmentBatchSchema } from '#database/schema'
import type { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import type { PayingBalance } from '#wallet/ledger/pay_from_wallet'
import type { CourierPreference } from '#shipping/booking/courier_preference'
import type { SheetColumn, SheetTexts } from '#shipping/batches/rules/sheet_fields'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const json = { prepare: (value: unknown) => JSON.stringify(value) }

/** Bookings that are priced together and paid all together or not at all. */
export default class ShipmentBatch extends ShipmentBatchSchema {
  declare source: 'program' | 'file' | 'paste' | 'past'
  declare wish: CourierPreference
  declare paidFrom: PayingBalance | null

  @column(json)
  declare columns: SheetColumn[]

  @column(json)
  declare defaults: SheetTexts

  /** Remarks on how the sheet was read: ignored, joined and left-out rows. */
  @column(json)
  declare notes: string[]

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'paidBy' })
  declare payer: BelongsTo<typeof User> | null

  /** A business shares its batches; other users see only their own. */
  static visibleTo(caller: Caller) {
    const query = this.query().where({ organizationId: caller.organization.id })
    if (caller.ownerUserId !== null) query.where('userId', caller.ownerUserId)
    return query
  }

  static locked(trx: TransactionClientContract, id: number) {
    return this.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
  }

  get isPaid() {
    return this.paidAt !== null
  }
}
