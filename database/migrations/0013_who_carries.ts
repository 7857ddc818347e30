import { Migration } from '#database/migration'

/** Who carries a parcel: what its courier is set to, and what its row keeps from the payment on. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('couriers', (table) => {
      table.boolean('by_hand').notNullable().defaultTo(false)
    })
    this.schema.alterTable('shipments', (table) => {
      table.string('courier_driver', 20).nullable()
    })
    // There was no other driver before.
    this.schema.raw(`update shipments set courier_driver = 'sandbox' where paid_at is not null`)
    // What waits for our staff is counted on each of their first pages.
    this.schema.raw(`create index shipments_by_hand on shipments (status, paid_at)
      where courier_driver = 'manual'`)
  }
}
