import { Migration } from '#database/migration'

/** In sheets of shops several lines are one parcel, and some are none. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('shipment_batch_rows', (table) => {
      // The lines of the sheet that are the same parcel as `cells`.
      table.jsonb('more_lines').nullable()
    })
    this.schema.alterTable('shipment_batches', (table) => {
      // Sentences on how its sheet was read.
      table.jsonb('notes').notNullable().defaultTo('[]')
    })
  }
}
