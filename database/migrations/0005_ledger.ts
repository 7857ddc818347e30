import { BaseSchema } from '@adonisjs/lucid/schema'

const WALLET_ACCOUNTS = `('cash', 'cash_back', 'hold')`
const SYSTEM_ACCOUNTS = `('card_clearing', 'bank_clearing', 'revenue', 'refunds', 'promotions', 'fees')`

/**
 * Double entry. The rules that no code may break stand here: a transfer sums to zero, what was
 * written stays as it was, each entry continues the balance before it, and no wallet goes below its floor.
 */
export default class extends BaseSchema {
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

    this.schema.createTable('ledger_accounts', (table) => {
      table.bigIncrements('id')
      table.string('kind', 20).notNullable()
      table.bigInteger('wallet_id').nullable().references('wallets.id')
      table.bigInteger('balance_kobo').notNullable().defaultTo(0)
      table.bigInteger('floor_kobo').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('floor_kobo is null or balance_kobo >= floor_kobo', {}, 'ledger_accounts_floor')
      table.check(`(wallet_id is not null and kind in ${WALLET_ACCOUNTS} and floor_kobo is not null)
        or (wallet_id is null and kind in ${SYSTEM_ACCOUNTS})`)
    })
    this.schema.raw(
      'create unique index ledger_accounts_owner on ledger_accounts (kind, coalesce(wallet_id, 0))'
    )

    this.schema.createTable('ledger_transfers', (table) => {
      table.bigIncrements('id')
      table.string('kind', 30).notNullable()
      table.string('reference', 80).notNullable()
      table.string('comment', 200).nullable()
      table.bigInteger('reverses_id').nullable().references('ledger_transfers.id').unique()
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['kind', 'reference'])
    })

    this.schema.createTable('ledger_entries', (table) => {
      table.bigIncrements('id')
      table.bigInteger('transfer_id').notNullable().references('ledger_transfers.id').index()
      table.bigInteger('account_id').notNullable().references('ledger_accounts.id')
      table.bigInteger('amount_kobo').notNullable()
      table.bigInteger('balance_after_kobo').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['account_id', 'id'])
      table.check('amount_kobo <> 0')
    })

    this.schema.raw(GUARDS)
    this.schema.raw(LEDGER_TRANSFER_BALANCES)
    this.schema.raw(`insert into ledger_accounts (kind)
      select unnest(array['card_clearing', 'bank_clearing', 'revenue', 'refunds', 'promotions', 'fees'])`)
  }

  async down() {
    for (const table of ['ledger_entries', 'ledger_transfers', 'ledger_accounts', 'wallets']) {
      this.schema.dropTable(table)
    }
    this.schema.raw('drop function ledger_is_append_only, ledger_transfer_balances')
  }
}

const GUARDS = `
  create function ledger_is_append_only() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is append-only: undo a transfer by the opposite transfer';
  end $$;

  create trigger ledger_entries_append_only before update or delete on ledger_entries
    for each row execute function ledger_is_append_only();
  create trigger ledger_entries_no_truncate before truncate on ledger_entries
    for each statement execute function ledger_is_append_only();
  create trigger ledger_transfers_append_only before update or delete on ledger_transfers
    for each row execute function ledger_is_append_only();
`

export const LEDGER_TRANSFER_BALANCES = `
  create function ledger_transfer_balances() returns trigger language plpgsql as $$
  declare
    total numeric;
  begin
    select sum(amount_kobo) into total from ledger_entries where transfer_id = new.transfer_id;
    if total <> 0 then
      raise exception 'Transfer % does not sum to zero but to % kobo', new.transfer_id, total;
    end if;
    return null;
  end $$;

  create constraint trigger ledger_entries_balance after insert on ledger_entries
    deferrable initially deferred
    for each row execute function ledger_transfer_balances();
`
