import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who of the staff pushed which tracking status of an import. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('import_pushes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.integer('status_id').notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      // Two pushes of the same status at once are one line of the tracking.
      table.bigInteger('tracking_event_id').notNullable()
      table.foreign('tracking_event_id').references('tracking_events.id').onDelete('cascade')
      table.bigInteger('pushed_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['shipment_id', 'status_id'])
      table.index(['tracking_event_id'])
      table.check('status_id between 1 and 12')
    })
    // Staff look at all organizations, newest first, and imports are few among the shipments.
    this.schema.raw(`
      create index shipments_imports on shipments (created_at desc, id desc) where kind = 'import'
    `)
  }

  async down() {
    this.schema.raw('drop index shipments_imports')
    this.schema.dropTable('import_pushes')
  }
}
