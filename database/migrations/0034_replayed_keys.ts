import { Migration } from '#database/migration'

/** When a repeated call last got the stored reply. The write makes that reply wait for a standby. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('idempotency_keys', (table) => {
      table.timestamp('replayed_at').nullable()
    })
  }
}
