import { Migration } from '#database/migration'

/** Where parcels go, who carries them and what is in them. Codes are the ones people know: GB, NG_LA. */
export default class extends Migration {
  async up() {
    this.createPlaces()

    this.schema.createTable('couriers', (table) => {
      table.string('code', 20).primary()
      table.string('name', 60).notNullable()
      table.string('service_description', 100).notNullable()
      table.integer('days_min').notNullable()
      table.integer('days_max').notNullable()
      table.boolean('serves_domestic').notNullable().defaultTo(false)
      table.boolean('serves_export').notNullable().defaultTo(true)
      table.boolean('serves_import').notNullable().defaultTo(true)
      table.integer('version').notNullable().defaultTo(1)
      table.check('days_min between 0 and days_max')
    })
    this.countVersions('couriers')

    this.schema.createTable('item_categories', (table) => {
      table.bigIncrements('id')
      table.string('name', 60).notNullable().unique()
      table.string('clearance_kind', 20).nullable()
      table.timestamp('archived_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.check(`clearance_kind in ('food', 'medication')`)
    })
    this.countVersions('item_categories')

    this.schema.createTable('dangerous_goods', (table) => {
      table.string('term', 60).primary()
      table.integer('version').notNullable().defaultTo(1)
    })
    this.countVersions('dangerous_goods')

    this.schema.createTable('express_boxes', (table) => {
      table.bigIncrements('id')
      table.string('name', 60).notNullable().unique()
      table.integer('weight_grams').notNullable()
      table.decimal('length_cm', 7, 2).notNullable()
      table.decimal('width_cm', 7, 2).notNullable()
      table.decimal('height_cm', 7, 2).notNullable()
      table.bigInteger('fee_kobo').notNullable()
      table.timestamp('archived_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.check('weight_grams >= 0 and fee_kobo >= 0')
    })
    this.countVersions('express_boxes')

    this.schema.createTable('drop_off_locations', (table) => {
      table.bigIncrements('id')
      table.string('name', 80).notNullable().unique()
      table.string('address', 160).notNullable()
      table.string('city_name', 60).notNullable()
      table.string('state_key', 12).notNullable().references('states.key')
      table.string('phone_number', 25).notNullable()
      table.string('opening_hours', 80).notNullable()
      table.integer('version').notNullable().defaultTo(1)
    })
    this.countVersions('drop_off_locations')
  }

  private createPlaces() {
    this.schema.createTable('countries', (table) => {
      table.string('code', 2).primary()
      table.string('name', 100).notNullable()
      table.string('region_code', 40).nullable()
      table.string('region_name', 60).nullable()
      table.string('continent_code', 2).nullable()
      table.string('continent_name', 20).nullable()
      table.double('latitude').nullable()
      table.double('longitude').nullable()
    })

    this.schema.createTable('states', (table) => {
      table.string('key', 12).primary()
      table.string('country_code', 2).notNullable().references('countries.code').index()
      table.string('code', 8).notNullable()
      table.string('name', 120).notNullable()
      table.double('latitude').nullable()
      table.double('longitude').nullable()
    })

    this.schema.createTable('cities', (table) => {
      table.bigIncrements('id')
      table.string('state_key', 12).notNullable().references('states.key')
      table.string('code', 80).notNullable()
      table.string('name', 120).notNullable()
      table.double('latitude').nullable()
      table.double('longitude').nullable()
      table.unique(['state_key', 'code'])
    })
  }
}
