import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What staff set in the console.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      table.string('billing_cycle', 10).notNullable().defaultTo('Non')
      table.string('description', 250).nullable()
      table.bigInteger('created_by').nullable().references('users.id')
      table.index(['billing_group_id'])
    })
    this.schema.raw(`alter table organizations add constraint organizations_billing_cycle
      check (billing_cycle in ('Non', 'Weekly', 'Biweekly', 'Monthly'))`)

    this.schema.alterTable('billing_groups', (table) => {
      table.integer('version').notNullable().defaultTo(1)
    })
    this.schema.raw(`create trigger billing_groups_version before update on billing_groups
      for each row execute function count_version()`)
    // Two groups whose names differ by a capital letter could not be told apart in a list.
    this.schema.raw('create unique index billing_groups_name_key on billing_groups (lower(name))')

    this.schema.alterTable('settings', (table) => {
      table.integer('version').notNullable().defaultTo(1)
    })
    this.schema.raw(`create trigger settings_version before update on settings
      for each row execute function count_version()`)
    for (const list of ['item_categories', 'express_boxes']) {
      this.schema.alterTable(list, (table) => table.timestamp('archived_at').nullable())
    }
    this.schema.raw('create index audit_entries_newest on audit_entries (created_at, id)')
  }

  async down() {
    this.schema.raw('drop index audit_entries_newest')
    for (const list of ['item_categories', 'express_boxes']) {
      this.schema.alterTable(list, (table) => table.dropColumn('archived_at'))
    }
    this.schema.raw('drop trigger settings_version on settings')
    this.schema.alterTable('settings', (table) => table.dropColumn('version'))
    this.schema.raw('drop trigger billing_groups_version on billing_groups')
    this.schema.raw('drop index billing_groups_name_key')
    this.schema.alterTable('billing_groups', (table) => table.dropColumn('version'))
    this.schema.alterTable('organizations', (table) => {
      table.dropColumns('billing_cycle', 'description', 'created_by')
      table.dropIndex(['billing_group_id'])
    })
  }
}
