import { Migration } from '#database/migration'

/** Couriers print Latin letters only, so an address also keeps its name and street in their original script. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('shipment_addresses', (table) => {
      table.string('original_script', 200).nullable()
    })
  }
}
