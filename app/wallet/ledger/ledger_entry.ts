import { LedgerEntrySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import LedgerAccount from '#wallet/ledger/ledger_account'
import LedgerTransfer from '#wallet/ledger/ledger_transfer'

export default class LedgerEntry extends LedgerEntrySchema {
  @belongsTo(() => LedgerTransfer, { foreignKey: 'transferId' })
  declare transfer: BelongsTo<typeof LedgerTransfer>

  @belongsTo(() => LedgerAccount, { foreignKey: 'accountId' })
  declare account: BelongsTo<typeof LedgerAccount>

  get isCredit() {
    return this.amountKobo > 0
  }
}
