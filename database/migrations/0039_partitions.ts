import { Migration } from '#database/migration'

/**
 * What only grows lies in partitions, a month each. The tables keep their names, columns, keys and guards, so the
 * version before writes and reads them as it did; what was there is the first partition of each, and no row moves.
 */
export default class extends Migration {
  async up() {
    this.load('partitions')
    this.schema.raw('create schema if not exists months')
    this.schema.raw('create schema if not exists archive')
    this.schema.raw(`select lock_partitioned(array['ledger_entries', 'audit_entries',
      'tracking_events', 'receiver_notifications']::regclass[])`)

    // A push names its parcel too, as the key of a partitioned table does. Its column has been there from the start.
    this.schema.raw('alter table tracking_events add unique (shipment_id, id)')
    this.schema.raw(
      `alter table import_pushes drop constraint import_pushes_tracking_event_id_foreign`
    )
    this.schema
      .raw(`alter table import_pushes add constraint import_pushes_tracking_event_id_foreign
      foreign key (shipment_id, tracking_event_id) references tracking_events (shipment_id, id)
      on delete cascade`)

    // By parcel, cut at each month: an event that is told twice is one row because of a key that holds no moment.
    this.schema.raw(`select partition_table('ledger_entries', 'created_at'),
      partition_table('audit_entries', 'created_at'),
      partition_table('tracking_events', 'shipment_id'),
      partition_table('receiver_notifications', 'shipment_id')`)
    this.schema.raw(`select check_references('tracking_events')`)

    // What was moved, and what was in it then. Without those columns that may still be blanked.
    this.schema.createTable('archived_partitions', (table) => {
      table.string('name', 63).primary()
      table.string('table_name', 63).notNullable()
      table.jsonb('columns').notNullable()
      table.bigInteger('rows').notNullable()
      table.string('digest', 40).notNullable()
      table.timestamp('archived_at').notNullable().defaultTo(this.now())
      table.timestamp('frozen_at').nullable()
    })
  }
}
