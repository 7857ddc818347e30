import { BaseSchema } from '@adonisjs/lucid/schema'

/** What customs want to see of a paid shipment, and the mail that tells its sender of the waybill. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('clearance_documents', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      // Why it is needed, or what it was uploaded for.
      table.string('classification', 20).notNullable()
      // Null until a file of that type is here.
      table.string('document_type', 60).nullable()
      table.string('file_key', 80).nullable().unique()
      table.integer('file_bytes').nullable()
      table.timestamp('uploaded_at').nullable()
      table.bigInteger('uploaded_by').nullable().references('users.id')
      table.timestamp('initiated_at').nullable()
      table.bigInteger('initiated_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['shipment_id', 'document_type'])
      table.check(`classification in ('food', 'medication')`)
      table.check(
        '(file_key is null) = (document_type is null) and (file_key is null) = (uploaded_at is null)'
      )
    })
    // One need per classification; any number of types may answer it.
    this.schema.raw(`
      create unique index clearance_documents_open_need
        on clearance_documents (shipment_id, classification) where document_type is null
    `)
    this.schema.raw(`
      insert into clearance_documents (shipment_id, classification)
      select distinct shipments.id, item_categories.clearance_kind
      from shipments
      join shipment_packages on shipment_packages.shipment_id = shipments.id
      join shipment_items on shipment_items.package_id = shipment_packages.id
      join item_categories on item_categories.id = shipment_items.category_id
      where shipments.paid_at is not null and shipments.kind <> 'domestic'
        and item_categories.clearance_kind is not null
    `)

    this.schema.createTable('shipment_letters', (table) => {
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('kind', 20).notNullable()
      table.timestamp('written_at').notNullable().defaultTo(this.now())
      table.primary(['shipment_id', 'kind'])
      table.check(`kind in ('waybill')`)
    })
  }

  async down() {
    this.schema.dropTable('shipment_letters')
    this.schema.dropTable('clearance_documents')
  }
}
