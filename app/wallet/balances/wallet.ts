import { WalletSchema } from '#database/schema'
import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { JoinedModel } from '#shared/database/joined_model'
import { type Prepared, prepared } from '#shared/database/prepared'
import { queryRows } from '#shared/database/query_rows'
import { SharedStatement } from '#shared/scale/shared_statement'
import { formatKobo } from '#shared/money/rules/money'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import type { WalletAccount } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { topUpTestAccount } from '#wallet/ledger/top_up_test_account'

class CreditInUse extends DomainError {
  constructor(usedKobo: number) {
    super(
      'E_CREDIT_IN_USE',
      `${formatKobo(usedKobo)} of the credit is already used, so the limit cannot be lower than that.`,
      'creditLimit'
    )
  }
}

export default class Wallet extends WalletSchema {
  @hasMany(() => LedgerAccount)
  declare accounts: HasMany<typeof LedgerAccount>

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  /** Null if a business shares the wallet. */
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User> | null

  /** Inside a transaction, pass its client: a second connection could starve the pool. */
  static async of(caller: Caller, client?: QueryClientContract): Promise<Wallet> {
    return this.ownedBy(caller.organization.id, caller.ownerUserId, client)
  }

  /** Opens the wallet on first use; concurrent callers get the same one. */
  static async ownedBy(
    organizationId: number,
    userId: number | null,
    client?: QueryClientContract
  ): Promise<Wallet> {
    const wallet = await findWallet({ organizationId, userId }, client)
    if (wallet) return wallet
    await openWallet(organizationId, userId, client ?? db.connection())
    return this.ownedBy(organizationId, userId, client)
  }

  /** Test organizations have negative ids. */
  get isTest() {
    return this.organizationId < 0
  }

  get isOrganizationWallet() {
    return this.userId === null
  }

  /** Preload the wallet's user or organization first. */
  get ownerName() {
    return this.user ? this.user.fullName : this.organization.name
  }

  get title() {
    return `${this.isOrganizationWallet ? 'Business' : 'Personal'} wallet of ${this.ownerName}`
  }

  /** The largest payment in kobo from a balance. Cash includes the credit limit, unless stopped. */
  spendableKobo(balance: 'cash' | 'cash_back'): number {
    const hasCredit = balance === 'cash' && this.creditStoppedAt === null
    return this.account(balance).balanceKobo + (hasCredit ? this.creditLimitKobo : 0)
  }

  /**
   * Sets how many kobo cash may fall below zero, which the database enforces as the account's
   * floor. Throws CreditInUse if more credit is in use.
   */
  async setCreditLimit(creditLimitKobo: number, client: QueryClientContract = db.connection()) {
    await client.transaction(async (trx) => {
      const cash = await LedgerAccount.query({ client: trx })
        .where({ walletId: this.id, kind: 'cash' })
        .forUpdate()
        .firstOrFail()
      if (cash.balanceKobo < -creditLimitKobo) throw new CreditInUse(-cash.balanceKobo)
      this.useTransaction(trx)
      this.creditLimitKobo = creditLimitKobo
      await this.save()
      await trx
        .from('ledger_accounts')
        .where({ wallet_id: this.id, kind: 'cash' })
        .update({ floor_kobo: -creditLimitKobo })
    })
  }

  account(kind: WalletAccount): LedgerAccount {
    const account = this.accounts.find((candidate) => candidate.kind === kind)
    if (!account) throw new Error(`Wallet ${this.id} has no ${kind} account`)
    return account
  }
}

const wallets = new JoinedModel(Wallet, 'wallets')
const ledgerAccounts = new JoinedModel(LedgerAccount, 'ledger_accounts', ['kind'])

type WalletOwner = { organizationId: number; userId: number | null }

/** In `wallets_of` and the unique index, user id 0 means that a business shares the wallet. */
const FIND_WALLETS: Prepared = {
  name: 'wallets_of',
  sql: `select ${wallets.columns}, ${ledgerAccounts.columns}
    from unnest(:organizationIds::bigint[], :userIds::bigint[]) as owners (organization_id, user_id)
      join wallets on wallets.organization_id = owners.organization_id
        and coalesce(wallets.user_id, 0) = owners.user_id
      join ledger_accounts on ledger_accounts.wallet_id = wallets.id`,
}

function ownerBindings(owners: WalletOwner[]) {
  return {
    organizationIds: owners.map(({ organizationId }) => organizationId),
    userIds: owners.map(({ userId }) => userId ?? 0),
  }
}

type Row = Record<string, unknown>

const walletRows = new SharedStatement<WalletOwner, Row>({
  statement: FIND_WALLETS,
  bindings: ownerBindings,
  nameOf: ({ organizationId, userId }) => `${organizationId} ${userId}`,
  nameOfRow: (row) => `${row['wallets.organization_id']} ${row['wallets.user_id']}`,
})

async function findWallet(
  owner: WalletOwner,
  client?: QueryClientContract
): Promise<Wallet | null> {
  const rows = client
    ? await prepared<Row>(client, FIND_WALLETS, ownerBindings([owner]))
    : await walletRows.rowsOf(owner)
  if (!rows[0]) return null
  const answered = client ?? db.connection()
  const wallet = wallets.from(rows[0], answered)
  const found = rows.map((row) => ledgerAccounts.from(row, answered))
  wallet.$setRelated('accounts', found)
  return wallet
}

/** Opens a wallet. Credits a test wallet in the same transaction, so that nobody sees it empty. */
async function openWallet(
  organizationId: number,
  userId: number | null,
  client: QueryClientContract
) {
  await client.transaction(async (trx) => {
    const accounts = await queryRows<{ id: number; kind: WalletAccount }>(
      trx,
      `with opened as (
         insert into wallets (organization_id, user_id) values (:organizationId, nullif(:userId::bigint, 0))
         on conflict do nothing returning id
       )
       insert into ledger_accounts (kind, wallet_id, floor_kobo, is_test)
       select kind, opened.id, 0, :organizationId::bigint < 0
       from opened, unnest(array['cash', 'cash_back', 'hold']) as kind
       returning id, kind`,
      { organizationId, userId: userId ?? 0 }
    )
    const cash = accounts.find(({ kind }) => kind === 'cash')
    if (cash && organizationId < 0) await topUpTestAccount(trx, cash.id)
  })
}
