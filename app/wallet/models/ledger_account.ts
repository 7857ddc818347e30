import { LedgerAccountSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SystemAccount } from '#wallet/ledger'

export default class LedgerAccount extends LedgerAccountSchema {
  /** Inside a transaction give its client: waiting there for a second connection can starve the pool. */
  static ofSystem(kind: SystemAccount, client?: QueryClientContract) {
    return this.query({ client }).where('kind', kind).whereNull('walletId').firstOrFail()
  }
}
