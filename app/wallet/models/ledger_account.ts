import { LedgerAccountSchema } from '#database/schema'
import type { SystemAccount } from '#wallet/ledger'

export default class LedgerAccount extends LedgerAccountSchema {
  static ofSystem(kind: SystemAccount) {
    return this.query().where('kind', kind).whereNull('walletId').firstOrFail()
  }
}
