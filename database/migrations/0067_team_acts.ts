import { Migration } from '#database/migration'

/** What somebody did in a business is found by them, and what they have decided is read for them and blanked with them. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('purchase_approvals', (table) => {
      table.index(['decided_by'])
    })
    this.schema.raw(`create index audit_entries_of_member on audit_entries
      (organization_id, actor_id, created_at, id) where action like 'team.%'`)
  }
}
