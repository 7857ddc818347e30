import { Migration } from '#database/migration'

/** Couriers, goods, boxes and places to drop off. */
export default class extends Migration {
  async up() {
    this.#couriers()
    this.#goods()
    this.#places()
  }

  #couriers() {
    this.schema.createTable('couriers', (table) => {
      table.string('code', 20).primary()
      table.string('name', 60).notNullable()
      table.string('service_description', 100).notNullable()
      table.integer('days_min').notNullable()
      table.integer('days_max').notNullable()
      table.boolean('serves_domestic').notNullable().defaultTo(false)
      table.boolean('serves_export').notNullable().defaultTo(true)
      table.boolean('serves_import').notNullable().defaultTo(true)
      table.boolean('by_hand').notNullable().defaultTo(false)
      table.integer('version').notNullable().defaultTo(1)
      table.check('days_min between 0 and days_max')
    })
    this.countVersions('couriers')
    this.raiseDataVersion('couriers', 'catalogue')

    // Service codes of the carrier, for goods and for parcels with documents only.
    this.schema.createTable('carrier_services', (table) => {
      table.string('courier_code', 20).notNullable().references('couriers.code')
      table.string('kind', 10).notNullable()
      table.string('goods_service', 60).nullable()
      table.string('papers_service', 60).nullable()
      table.primary(['courier_code', 'kind'])
      table.check(`kind in ('domestic', 'export', 'import')`)
    })
    this.raiseDataVersion('carrier_services', 'catalogue')
  }

  #goods() {
    this.schema.createTable('hs_codes', (table) => {
      table.string('code', 6).primary()
      table.string('description', 300).notNullable()
      table.string('section', 5).nullable()
      table.timestamp('archived_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.check(`code ~ '^[0-9]{6}$'`)
    })
    this.schema.raw(
      `create index hs_codes_words on hs_codes using gin (to_tsvector('english', description))`
    )
    this.countVersions('hs_codes')

    this.schema.createTable('item_categories', (table) => {
      table.bigIncrements('id')
      table.string('name', 60).notNullable().unique()
      table.string('hs_code', 6).nullable().references('hs_codes.code')
      table.string('origin_country', 2).nullable().references('countries.code')
      // `contents` is `documents` for a category of documents, and null for goods.
      table.string('contents', 10).nullable()
      table.string('clearance_kind', 20).nullable()
      table.timestamp('archived_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.check(`clearance_kind in ('food', 'medication')`)
      table.check(`contents = 'documents'`, [], 'item_categories_contents')
    })
    this.countVersions('item_categories')
    this.raiseDataVersion('item_categories', 'catalogue')

    this.schema.createTable('dangerous_goods', (table) => {
      table.string('term', 60).primary()
      table.integer('version').notNullable().defaultTo(1)
    })
    this.countVersions('dangerous_goods')
    this.raiseDataVersion('dangerous_goods', 'goods')

    this.schema.createTable('export_rules', (table) => {
      table.bigIncrements('id')
      table.string('sentence', 300).notNullable()
      table.string('severity', 10).notNullable()
      // If `country_code` or `category_id` is null, the rule applies to every country or category.
      table.string('country_code', 2).nullable().references('countries.code')
      table.bigInteger('category_id').nullable().references('item_categories.id')
      table.string('source', 300).notNullable()
      table.date('checked_on').notNullable()
      table.timestamp('archived_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.check(`severity in ('block', 'warn', 'paper')`)
    })
    this.countVersions('export_rules')
    this.raiseDataVersion('export_rules', 'goods')
  }

  #places() {
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
    this.raiseDataVersion('express_boxes', 'catalogue')

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
}
