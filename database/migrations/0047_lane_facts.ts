import { Migration } from '#database/migration'

/** How long couriers take, of our own deliveries, and the parcels that have been under way for longer. */
export default class extends Migration {
  async up() {
    this.schema.createTable('lane_facts', (table) => {
      table.string('courier_code', 20).notNullable().references('couriers.code')
      table.string('kind', 10).notNullable()
      // States within Nigeria, else countries; empty for all of the kind.
      table.string('origin', 8).notNullable()
      table.string('destination', 8).notNullable()
      table.integer('parcels').notNullable()
      // Of Lagos, from hand-over to delivery: half of the parcels, and nine in ten, took no longer.
      table.integer('usual_days').notNullable()
      table.integer('most_days').notNullable()
      table.primary(['courier_code', 'kind', 'origin', 'destination'])
      table.check('parcels > 0 and usual_days >= 0 and most_days >= usual_days')
    })
    this.schema.raw(`insert into data_versions (name, version) values ('lanes', 1)`)
    this.schema.raw(`create trigger lane_facts_data after insert or update or delete or truncate
      on lane_facts for each statement execute function note_data_change('lanes')`)

    // Each parcel that is under way, while the facts say when it is late.
    this.schema.createTable('parcel_dues', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable()
      table.string('courier_code', 20).notNullable()
      table.date('handed_over_on').notNullable()
      table.integer('most_days').notNullable()
      table.integer('parcels').notNullable()
      // The first day on which it is late.
      table.date('late_from').notNullable()
      table.index(['late_from', 'shipment_id'])
    })
    this.load('lane_facts')
  }
}
