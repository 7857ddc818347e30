import { Migration } from '#database/migration'

/** What a shop calls a parcel by itself: its reference, such as an order number, and metadata of its own. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('shipments', (table) => {
      table.string('reference', 50).nullable()
      table.jsonb('metadata').notNullable().defaultTo('{}')
    })
    this.schema.raw(`create index shipments_by_reference on shipments (reference, organization_id)
      where reference is not null`)
    // A column of a sheet that held the order number was read and shown, and went no further.
    this.schema.raw(`update sheet_columns set field = 'reference' where field = 'order'`)
    this.schema
      .raw(`update shipment_batches set columns = replace(columns::text, '"field": "order"',
      '"field": "reference"')::jsonb where columns::text like '%"field": "order"%'`)
  }
}
