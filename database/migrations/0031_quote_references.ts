import { Migration } from '#database/migration'

/** A quote keeps the reference and the metadata of its request for the booking. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('quotes', (table) => {
      table.string('reference', 50).nullable()
      table.jsonb('metadata').nullable()
    })
  }
}
