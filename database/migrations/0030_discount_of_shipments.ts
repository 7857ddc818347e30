import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a payment takes out of promotions stands beside what it takes out of a wallet. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('shipments', (table) => {
      table.bigInteger('discount_kobo').notNullable().defaultTo(0)
    })
    this.schema.raw(`
      update shipments set discount_kobo = -off.kobo
      from (select shipment_id, sum(amount_kobo) as kobo from shipment_charges
        where kind = 'discount' group by 1) as off
      where off.shipment_id = shipments.id`)
  }

  async down() {
    this.schema.alterTable('shipments', (table) => table.dropColumn('discount_kobo'))
  }
}
