import { LedgerAccountSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SystemAccount, TestSystemAccount, WalletAccount } from '#wallet/ledger/ledger'

type AnySystemAccount = SystemAccount | TestSystemAccount

const systemIds = new Map<AnySystemAccount, number[]>()

export default class LedgerAccount extends LedgerAccountSchema {
  declare kind: AnySystemAccount | WalletAccount

  /**
   * Its first row. Revenue has several (docs/explanation/decisions.md), whose balances are added up for what it holds.
   * Inside a transaction give its client: waiting there for a second connection can starve the pool.
   */
  static ofSystem(kind: AnySystemAccount, client?: QueryClientContract) {
    return this.query({ client }).where({ kind, part: 0 }).whereNull('walletId').firstOrFail()
  }

  /**
   * The number of such an account, or of that one of its rows which is moved against this wallet. They never change:
   * a process looks them up once.
   */
  static async idOfSystem(
    kind: AnySystemAccount,
    client?: QueryClientContract,
    walletId = 0
  ): Promise<number> {
    const known = systemIds.get(kind)
    if (known) return known[walletId % known.length]!
    const rows = await this.query({ client }).where({ kind }).whereNull('walletId').orderBy('part')
    if (rows.length === 0) throw new RangeError(`The ledger has no account ${kind}`)
    systemIds.set(
      kind,
      rows.map(({ id }) => id)
    )
    return this.idOfSystem(kind, client, walletId)
  }
}
