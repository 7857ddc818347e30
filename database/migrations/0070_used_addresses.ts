import { Migration } from '#database/migration'

/** Each booking looks for the lines of the book that it uses: by the phone, among all that a business has. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('saved_addresses', (table) => {
      table.index(['organization_id', 'phone_number'])
    })
  }
}
