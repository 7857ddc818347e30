import { Migration } from '#database/migration'

/** What somebody has decided is read for them, and blanked with them. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('purchase_approvals', (table) => {
      table.index(['decided_by'])
    })
  }
}
