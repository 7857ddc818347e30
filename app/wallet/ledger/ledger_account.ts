import { LedgerAccountSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SystemAccount, TestSystemAccount, WalletAccount } from '#wallet/ledger/ledger'

type AnySystemAccount = SystemAccount | TestSystemAccount

const systemIds = new Map<AnySystemAccount, number[]>()

export default class LedgerAccount extends LedgerAccountSchema {
  declare kind: AnySystemAccount | WalletAccount

  /**
   * Finds the first row of this kind. Revenue has several rows, to reduce lock contention
   * (docs/explanation/decisions.md), so add up their balances. Inside a transaction pass its
   * client: a second connection can starve the pool.
   */
  static ofSystem(kind: AnySystemAccount, client?: QueryClientContract) {
    return this.query({ client }).where({ kind, part: 0 }).whereNull('walletId').firstOrFail()
  }

  /** Returns the id of a system account, or of its part for this wallet. Caches it for good. */
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
