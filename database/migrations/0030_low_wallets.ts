import { Migration } from '#database/migration'

/** From which amount on an owner wants to be told that their wallet is low, and since when it is. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('wallets', (table) => {
      table.bigInteger('low_balance_kobo').nullable()
      table.timestamp('low_since').nullable()
    })
    this.schema.raw(`alter table wallets add constraint wallets_low_balance_check
      check (low_balance_kobo > 0)`)
  }
}
