import { Migration } from '#database/migration'

/** Checked days of the ledger. Each seal includes the one before. */
export default class extends Migration {
  async up() {
    this.schema.createTable('ledger_seals', (table) => {
      // The place in the chain, from 1.
      table.bigInteger('id').primary()
      // In Lagos. A day without entries has no seal.
      table.date('day').notNullable().unique()
      // All entries up to this one are sealed. They are written under the lock of their account, so they are
      // its first ones, whatever the clock said.
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
    this.trigger(`ledger_seals_append_only before update or delete on ledger_seals
      for each row execute function ledger_is_append_only()`)
    this.trigger(`ledger_seals_no_truncate before truncate on ledger_seals
      for each statement execute function ledger_is_append_only()`)

    // As of the latest seal: the next check adds up only later entries.
    this.schema.createTable('ledger_sealed_balances', (table) => {
      table.bigInteger('account_id').primary().references('ledger_accounts.id')
      table.bigInteger('balance_kobo').notNullable()
    })

    this.schema.createTable('ledger_checks', (table) => {
      table.bigIncrements('id')
      table.specificType('faults', 'text[]').notNullable()
      table.integer('took_ms').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
    })
  }
}
