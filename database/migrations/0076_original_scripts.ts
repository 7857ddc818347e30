import { Migration } from '#database/migration'

/** Couriers print Latin letters: what a name or an address reads like where it is lived at is kept beside them. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('shipment_addresses', (table) => {
      table.string('original_script', 200).nullable()
    })
  }
}
