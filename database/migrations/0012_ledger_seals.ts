import { Migration } from '#database/migration'

/** Checked days of the ledger. Each seal contains the hash of the one before. */
export default class extends Migration {
  async up() {
    this.schema.createTable('ledger_seals', (table) => {
      // `id`: position in the chain of seals, from 1.
      table.bigInteger('id').primary()
      // `day`: a day in Lagos. A day without entries has no seal.
      table.date('day').notNullable().unique()
      // `last_entry_id`: the seal covers all entries up to it. Within an account, IDs follow the
      // order of writing, because the account is locked; clocks may jump.
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

    // Balances of the accounts at the latest seal: the next check adds up only later entries.
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
