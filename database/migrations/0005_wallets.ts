import { Migration } from '#database/migration'

const OF_WALLETS = `'cash', 'cash_back', 'hold'`
const OF_THE_HOUSE = `'card_clearing', 'bank_clearing', 'revenue', 'refunds', 'promotions', 'fees', 'adjustments'`

/**
 * Wallets and the books behind them, in double entry. The rules that no code may break stand here: a transfer
 * sums to zero, what was written stays as it was, and no wallet goes below its floor.
 */
export default class extends Migration {
  async up() {
    this.schema.createTable('wallets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').nullable().references('users.id')
      table.bigInteger('credit_limit_kobo').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('credit_limit_kobo >= 0')
    })
    this.schema.raw(
      'create unique index wallets_owner on wallets (organization_id, coalesce(user_id, 0))'
    )

    this.createLedger()
    this.createCashBack()

    this.schema.createTable('idempotency_keys', (table) => {
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('key', 100).notNullable()
      table.string('request_hash', 64).notNullable()
      table.jsonb('reply').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.primary(['user_id', 'key'])
    })
  }

  private createLedger() {
    // PostgreSQL reads a check of a table again for every statement that writes a row, and keeps that of a domain.
    this.schema.raw(`create domain ledger_account_kind as varchar(20)
      check (value in (${OF_WALLETS}, ${OF_THE_HOUSE}))`)

    this.schema.createTable('ledger_accounts', (table) => {
      table.bigIncrements('id')
      table.specificType('kind', 'ledger_account_kind').notNullable()
      table.bigInteger('wallet_id').nullable().references('wallets.id')
      table.bigInteger('balance_kobo').notNullable().defaultTo(0)
      table.bigInteger('floor_kobo').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('floor_kobo is null or balance_kobo >= floor_kobo', {}, 'ledger_accounts_floor')
      table.check(`(wallet_id is not null) = (kind in (${OF_WALLETS}))
        and (wallet_id is null or floor_kobo is not null)`)
    })
    // By the wallet first: an index that began with the kind made each payment look through everybody's.
    this.schema.raw(`create unique index ledger_accounts_owner on ledger_accounts (wallet_id, kind)
      nulls not distinct`)
    this.schema.raw(`insert into ledger_accounts (kind) select unnest(array[${OF_THE_HOUSE}])`)

    this.schema.createTable('ledger_transfers', (table) => {
      table.bigIncrements('id')
      table.string('kind', 30).notNullable()
      table.string('reference', 80).notNullable()
      // What was paid for, by the number that its own module knows it by. No reference: that module
      // may sit in another database one day.
      table.bigInteger('subject_id').nullable()
      table.string('comment', 200).nullable()
      table.bigInteger('reverses_id').nullable().references('ledger_transfers.id')
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['kind', 'reference'])
    })
    this.schema.raw(`create unique index ledger_transfers_reverses on ledger_transfers (reverses_id)
      where reverses_id is not null`)

    this.schema.createTable('ledger_entries', (table) => {
      table.bigIncrements('id')
      table.bigInteger('transfer_id').notNullable().references('ledger_transfers.id').index()
      table.bigInteger('account_id').notNullable().references('ledger_accounts.id')
      table.bigInteger('amount_kobo').notNullable()
      table.bigInteger('balance_after_kobo').notNullable()
      // Written under the lock of the account, so that within one account later means a higher id.
      table.timestamp('created_at').notNullable().defaultTo(this.raw('clock_timestamp()'))
      table.index(['account_id', 'created_at', 'id'])
      table.check('amount_kobo <> 0')
    })
    this.load('wallet/ledger_append_only')
    this.load('wallet/ledger_entries_balance')
    this.load('wallet/post_transfer')
  }

  /** Cash back that expires. What is not in a grant does not. */
  private createCashBack() {
    this.schema.createTable('cash_back_grants', (table) => {
      table.bigIncrements('id')
      table.bigInteger('account_id').notNullable().references('ledger_accounts.id')
      table.bigInteger('transfer_id').notNullable().references('ledger_transfers.id').index()
      table.bigInteger('amount_kobo').notNullable()
      table.bigInteger('remaining_kobo').notNullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('amount_kobo > 0 and remaining_kobo between 0 and amount_kobo')
    })
    this.schema.raw(`create index cash_back_grants_open on cash_back_grants
      (account_id, expires_at, id) where remaining_kobo > 0`)
    this.schema.raw(`create index cash_back_grants_due on cash_back_grants (expires_at)
      where remaining_kobo > 0`)

    this.schema.createTable('cash_back_uses', (table) => {
      table.bigInteger('transfer_id').notNullable().references('ledger_transfers.id')
      table.bigInteger('grant_id').notNullable().references('cash_back_grants.id').index()
      table.bigInteger('amount_kobo').notNullable()
      table.primary(['transfer_id', 'grant_id'])
      table.check('amount_kobo > 0')
    })
    this.load('wallet/cash_back_grants')
  }
}
