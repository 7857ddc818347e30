import { Migration } from '#database/migration'

const PARTS_OF_REVENUE = 8

/** Days of the ledger that are over and were found sound: each seal says what they hold, and holds the one before. */
export default class extends Migration {
  async up() {
    this.schema.createTable('ledger_seals', (table) => {
      // The place in the chain, from 1 on.
      table.bigInteger('id').primary()
      // Of Lagos. A day on which nothing moved has none.
      table.date('day').notNullable().unique()
      // Everything up to and with it is sealed: entries are written under the lock of their account, so that the
      // sealed ones of an account are its first ones, whatever the clock said.
      table.bigInteger('last_entry_id').notNullable()
      table.bigInteger('last_transfer_id').notNullable()
      table.bigInteger('transfers').notNullable()
      table.bigInteger('entries').notNullable()
      table.bigInteger('credited_kobo').notNullable()
      table.binary('content_hash').notNullable()
      table.binary('balances_hash').notNullable()
      table.binary('previous_hash').notNullable()
      table.binary('hash').notNullable()
      table.timestamp('created_at').notNullable()
    })

    // At the latest seal, so that the next check adds up what came since.
    this.schema.createTable('ledger_sealed_balances', (table) => {
      table.bigInteger('account_id').primary().references('ledger_accounts.id')
      table.bigInteger('balance_kobo').notNullable()
    })
    this.load('wallet/ledger_seals')
    this.divideRevenue()
  }

  /** Every payment moves revenue, and whoever moves a row has it alone until the commit. */
  private divideRevenue() {
    this.schema.alterTable('ledger_accounts', (table) => {
      table.specificType('part', 'smallint').notNullable().defaultTo(0)
    })
    this.schema.raw('drop index ledger_accounts_owner')
    this.schema
      .raw(`create unique index ledger_accounts_owner on ledger_accounts (wallet_id, kind, part)
      nulls not distinct`)
    // Accounts are locked from the highest number to the lowest: these come after all wallets, as the first row does.
    this.schema.raw(`insert into ledger_accounts (id, kind, part)
      select -part, 'revenue', part from generate_series(1, ${PARTS_OF_REVENUE - 1}) as part`)
  }
}
