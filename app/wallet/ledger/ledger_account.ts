import { LedgerAccountSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SystemAccount, WalletAccount } from '#wallet/ledger/ledger'

const systemIds = new Map<SystemAccount, number>()

export default class LedgerAccount extends LedgerAccountSchema {
  declare kind: SystemAccount | WalletAccount

  /** Inside a transaction give its client: waiting there for a second connection can starve the pool. */
  static ofSystem(kind: SystemAccount, client?: QueryClientContract) {
    return this.query({ client }).where('kind', kind).whereNull('walletId').firstOrFail()
  }

  /** The number of such an account, which never changes: a process looks it up once. */
  static async idOfSystem(kind: SystemAccount, client?: QueryClientContract): Promise<number> {
    const known = systemIds.get(kind)
    if (known !== undefined) return known
    const { id } = await this.ofSystem(kind, client)
    systemIds.set(kind, id)
    return id
  }
}
