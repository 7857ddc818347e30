import { WalletSchema } from '#database/schema'
import db from '@adonisjs/lucid/services/db'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/caller'
import type { WalletAccount } from '#wallet/ledger'
import LedgerAccount from '#wallet/models/ledger_account'

export default class Wallet extends WalletSchema {
  @hasMany(() => LedgerAccount)
  declare accounts: HasMany<typeof LedgerAccount>

  /** The caller's wallet with its accounts: a person's own, or the one a business shares. */
  static async of(caller: Caller): Promise<Wallet> {
    return this.ownedBy(caller.organization.id, caller.ownerUserId)
  }

  /** Opens the wallet on first sight; callers who arrive together get the same one. */
  static async ownedBy(organizationId: number, userId: number | null): Promise<Wallet> {
    const wallet = await this.belongingTo(organizationId, userId)
    if (wallet) return wallet
    await open(organizationId, userId)
    return this.ownedBy(organizationId, userId)
  }

  private static belongingTo(organizationId: number, userId: number | null) {
    const query = this.query().where('organizationId', organizationId).preload('accounts')
    return userId === null
      ? query.whereNull('userId').first()
      : query.where('userId', userId).first()
  }

  get isOrganizationWallet() {
    return this.userId === null
  }

  account(kind: WalletAccount): LedgerAccount {
    const account = this.accounts.find((candidate) => candidate.kind === kind)
    if (!account) throw new Error(`Wallet ${this.id} has no ${kind} account`)
    return account
  }
}

async function open(organizationId: number, userId: number | null) {
  await db.rawQuery(
    `with opened as (
       insert into wallets (organization_id, user_id) values (?, ?)
       on conflict do nothing returning id
     )
     insert into ledger_accounts (kind, wallet_id, floor_kobo)
     select kind, opened.id, 0 from opened, unnest(array['cash', 'cash_back', 'hold']) as kind`,
    [organizationId, userId]
  )
}
