import { Migration } from '#database/migration'

/** What processes keep in memory, by the name under which its tables are read together. */
const KEPT = {
  settings: ['settings'],
  places: ['countries', 'states', 'cities'],
  catalogue: ['couriers', 'carrier_services', 'express_boxes', 'item_categories', 'billing_groups'],
  tariff: ['shipping_zones', 'shipping_zone_members', 'shipping_rates'],
  goods: ['dangerous_goods', 'export_rules'],
}

/** A version for each group of tables that processes keep in memory, raised by whoever changes one of them. */
export default class extends Migration {
  async up() {
    this.schema.createTable('data_versions', (table) => {
      table.string('name', 20).primary()
      table.bigInteger('version').notNullable()
    })
    // Rows of transactions under way, which are gone when they commit.
    this.schema.createTable('data_changes', (table) => {
      table.bigInteger('xid').notNullable()
      table.string('name', 20).notNullable()
      table.bigInteger('stamp').notNullable()
      table.primary(['xid', 'name'])
    })
    this.schema.raw('create sequence data_stamps')
    this.load('data_versions')
    this.schema.raw(`create constraint trigger data_changes_published after insert on data_changes
      deferrable initially deferred for each row execute function publish_data_changes()`)
    for (const [name, tables] of Object.entries(KEPT)) {
      this.schema.raw(`insert into data_versions (name, version) values ('${name}', 1)`)
      for (const table of tables) {
        this.schema.raw(`create trigger ${table}_data after insert or update or delete or truncate
          on ${table} for each statement execute function note_data_change('${name}')`)
      }
    }
  }
}
