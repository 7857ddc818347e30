import { Migration } from '#database/migration'

/** What staff enter for a courier that they book by hand. */
export default class extends Migration {
  async up() {
    // Instead of our own waybill: the label that the courier gave out, always as a PDF.
    this.schema.createTable('shipment_labels', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('file_key', 80).notNullable().unique()
      table.integer('file_bytes').notNullable()
      table.timestamp('uploaded_at').notNullable().defaultTo(this.now())
      table.bigInteger('uploaded_by').notNullable().references('users.id')
    })

    // Two couriers may give out the same number; one gives out none twice.
    this.schema.raw('drop index shipments_waybill')
    this.schema
      .raw(`create unique index shipments_waybill on shipments (waybill_number, courier_code)
      where waybill_number is not null`)
    this.schema.raw(`create index shipment_packages_waybill on shipment_packages (waybill_number)
      where waybill_number is not null`)
  }
}
