import { LedgerAccountSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SystemAccount, TestSystemAccount, WalletAccount } from '#wallet/ledger/ledger'

type HouseAccount = SystemAccount | TestSystemAccount

const systemIds = new Map<HouseAccount, number>()

export default class LedgerAccount extends LedgerAccountSchema {
  declare kind: HouseAccount | WalletAccount

  /** Inside a transaction give its client: waiting there for a second connection can starve the pool. */
  static ofSystem(kind: HouseAccount, client?: QueryClientContract) {
    return this.query({ client }).where('kind', kind).whereNull('walletId').firstOrFail()
  }

  /** The number of such an account, which never changes: a process looks it up once. */
  static async idOfSystem(kind: HouseAccount, client?: QueryClientContract): Promise<number> {
    const known = systemIds.get(kind)
    if (known !== undefined) return known
    const { id } = await this.ofSystem(kind, client)
    systemIds.set(kind, id)
    return id
  }
}
