import { Migration } from '#database/migration'

const OF_WALLETS = ['cash', 'cash_back', 'hold']
const OF_THE_HOUSE = [
  'card_clearing',
  'bank_clearing',
  'revenue',
  'refunds',
  'promotions',
  'fees',
  'adjustments',
]
// Test money has kinds of its own, so a sum over our accounts never includes it.
const OF_THE_HOUSE_IN_TEST = ['test_revenue', 'test_refunds', 'test_promotions', 'test_adjustments']
const PARTS_OF_REVENUE = 8

const list = (kinds: string[]) => kinds.map((kind) => `'${kind}'`).join(', ')

/** Wallets and the ledger: a transfer sums to zero, and no account falls below its floor. */
export default class extends Migration {
  async up() {
    this.#wallets()
    this.#ledger()
    this.#cashBack()
  }

  #wallets() {
    this.schema.createTable('wallets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').nullable().references('users.id')
      table.bigInteger('credit_limit_kobo').notNullable().defaultTo(0)
      table.bigInteger('low_balance_kobo').nullable()
      table.timestamp('low_since').nullable()
      // `credit_stopped_at`: since when the credit limit pays nothing, because an invoice is late.
      table.timestamp('credit_stopped_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('credit_limit_kobo >= 0')
      table.check('low_balance_kobo > 0')
    })
    this.schema.raw(
      `create unique index wallets_owner on wallets (organization_id, coalesce(user_id, 0))`
    )

    // The kind is a domain: PostgreSQL reads the check of a table anew for every writing statement.
    this.schema.raw(`create domain ledger_account_kind as varchar(20) check (value in
      (${list(OF_WALLETS)}, ${list(OF_THE_HOUSE)}, 'write_offs', ${list(OF_THE_HOUSE_IN_TEST)}))`)

    this.schema.createTable('ledger_accounts', (table) => {
      table.bigIncrements('id')
      table.specificType('kind', 'ledger_account_kind').notNullable()
      table.boolean('is_test').notNullable().defaultTo(false)
      // `part`: revenue has several rows, because a payment locks its row until the commit.
      table.specificType('part', 'smallint').notNullable().defaultTo(0)
      table.bigInteger('wallet_id').nullable().references('wallets.id')
      table.bigInteger('balance_kobo').notNullable().defaultTo(0)
      table.bigInteger('floor_kobo').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('floor_kobo is null or balance_kobo >= floor_kobo', {}, 'ledger_accounts_floor')
      table.check(`(wallet_id is not null) = (kind in (${list(OF_WALLETS)}))
        and (wallet_id is null or floor_kobo is not null)`)
    })
    // `wallet_id` is the first column: by kind, each payment would read through all accounts.
    this.schema
      .raw(`create unique index ledger_accounts_owner on ledger_accounts (wallet_id, kind, part)
      nulls not distinct`)

    this.schema.raw(`insert into ledger_accounts (kind, is_test) select kind, kind like 'test%'
      from unnest(array[${list([...OF_THE_HOUSE, ...OF_THE_HOUSE_IN_TEST, 'write_offs'])}]) as kind`)
    // Payments lock accounts from the highest ID to the lowest. Negative IDs put revenue last.
    this.schema.raw(`insert into ledger_accounts (id, kind, part)
      select -part, 'revenue', part from generate_series(1, ${PARTS_OF_REVENUE - 1}) as part`)
  }

  #ledger() {
    this.schema.createTable('ledger_transfers', (table) => {
      table.bigIncrements('id')
      table.string('kind', 30).notNullable()
      table.string('reference', 80).notNullable()
      // `subject_id` is no foreign key: the module of the subject may move to another database.
      table.bigInteger('subject_id').nullable()
      table.string('comment', 200).nullable()
      table.bigInteger('reverses_id').nullable().references('ledger_transfers.id')
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['kind', 'reference'])
    })
    this.schema.raw(`create unique index ledger_transfers_reverses on ledger_transfers (reverses_id)
      where reverses_id is not null`)
    this.schema.raw(`create index ledger_transfers_by_reference on ledger_transfers
      (upper(reference) text_pattern_ops)`)
    this.trigger(`ledger_transfers_append_only before update or delete on ledger_transfers
      for each row execute function ledger_is_append_only()`)

    // Entries are written while their account is locked, so its later entries have higher IDs.
    this.schema.raw(`
      create table ledger_entries (
        id bigserial not null,
        transfer_id bigint not null constraint ledger_entries_transfer_id_foreign references ledger_transfers,
        account_id bigint not null constraint ledger_entries_account_id_foreign references ledger_accounts,
        amount_kobo bigint not null check (amount_kobo <> 0),
        balance_after_kobo bigint not null,
        created_at timestamptz not null default clock_timestamp()
      ) partition by range (created_at);
      create index ledger_entries_transfer_id_index on ledger_entries (transfer_id);
      create index ledger_entries_account_id_created_at_id_index on ledger_entries (account_id, created_at, id);
    `)
    // Most entries are charges, so this index finds the few credits.
    this.schema
      .raw(`create index ledger_entries_credits on ledger_entries (account_id, created_at, id)
      where amount_kobo > 0`)
    this.trigger(`ledger_entries_spend_grants after insert on ledger_entries
      for each row when (new.amount_kobo < 0) execute function spend_cash_back_grants()`)
    this.trigger(`ledger_entries_append_only before update or delete on ledger_entries
      for each row execute function ledger_is_append_only()`)
    this.trigger(`ledger_entries_no_truncate before truncate on ledger_entries
      for each statement execute function ledger_is_append_only()`)
    // The balance is checked per statement, because Knex reports a refused commit as done.
    this.trigger(`ledger_entries_balance after insert on ledger_entries
      referencing new table as written for each statement execute function ledger_entries_balance()`)
    this.trigger(`ledger_entries_search after insert on ledger_entries
      referencing new table as added for each statement execute function transaction_search_follows()`)
    this.schema.raw(`select begin_partitions('ledger_entries')`)

    // `transaction_searches`: a row per wallet entry, with the words that searches look in. No
    // foreign key, because the key of an entry includes its month.
    this.schema.createTable('transaction_searches', (table) => {
      table.bigInteger('wallet_id').notNullable()
      table.bigInteger('entry_id').notNullable()
      table.timestamp('created_at').notNullable()
      table.text('kind').notNullable()
      table.text('comment').notNullable()
      table.bigInteger('amount_kobo').notNullable()
      table.text('content').notNullable()
      table.primary(['wallet_id', 'entry_id'])
    })
    this.schema.raw(`create index transaction_searches_content on transaction_searches
      using gin (wallet_id, content gin_trgm_ops) with (gin_pending_list_limit = 512)`)

    for (const column of ['created_at', 'kind', 'comment', 'amount_kobo']) {
      this.schema.raw(`create index transaction_searches_${column} on transaction_searches
        (wallet_id, ${column}, entry_id)`)
    }
  }

  #cashBack() {
    // `cash_back_grants`: cash back that expires. Other cash back of an account has no row here.
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
    this.trigger(`cash_back_grants_stay before update on cash_back_grants
      for each row execute function cash_back_grant_stays()`)
    this.trigger(`cash_back_grants_no_delete before delete on cash_back_grants
      for each row execute function ledger_is_append_only()`)

    this.schema.createTable('cash_back_uses', (table) => {
      table.bigInteger('transfer_id').notNullable().references('ledger_transfers.id')
      table.bigInteger('grant_id').notNullable().references('cash_back_grants.id').index()
      table.bigInteger('amount_kobo').notNullable()
      table.primary(['transfer_id', 'grant_id'])
      table.check('amount_kobo > 0')
    })
    this.trigger(`cash_back_uses_append_only before update or delete on cash_back_uses
      for each row execute function ledger_is_append_only()`)
  }
}
