import { Migration } from '#database/migration'

/** Prices of each courier by zone and weight, and surcharges. Grams and kobo. */
export default class extends Migration {
  async up() {
    this.#zones()
    this.#rates()
    this.#surcharges()
  }

  #zones() {
    this.schema.createTable('shipping_zones', (table) => {
      table.bigIncrements('id')
      table.string('kind', 10).notNullable()
      table.string('courier_code', 20).notNullable().references('couriers.code')
      table.string('description', 100).notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('state_code', 8).nullable()
      table.string('geography', 10).nullable()
      table.bigInteger('billing_group_id').nullable().references('billing_groups.id')
      table.integer('rates_version').notNullable().defaultTo(0)
      table.bigInteger('rates_saved_by').nullable().references('users.id')
      table.timestamp('rates_saved_at').nullable()
      // `version`: the application counts it, because changes of members do not change this row.
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('archived_at').nullable()
      table.index(['kind', 'country_code', 'courier_code'])
      table.check(`kind in ('export', 'import', 'local', 'city')`)
      table.check(`(kind in ('export', 'import')) = (geography is not null)`)
      table.check(`geography in ('all', 'country', 'region', 'continent')`)
      table.check(`(kind = 'city') = (state_code is not null)`)
      table.check(`kind in ('export', 'import') or billing_group_id is null or kind = 'city'`)
    })
    this.schema.raw(`create unique index shipping_zones_name on shipping_zones
      (courier_code, kind, country_code, coalesce(state_code, ''), description)
      where archived_at is null`)
    this.raiseDataVersion('shipping_zones', 'tariff')

    this.schema.createTable('shipping_zone_members', (table) => {
      table.bigInteger('zone_id').notNullable().references('shipping_zones.id').onDelete('cascade')
      table.string('side', 11).notNullable()
      table.string('code', 80).notNullable()
      table.primary(['zone_id', 'side', 'code'])
      table.check(`side in ('origin', 'destination')`)
    })
    this.raiseDataVersion('shipping_zone_members', 'tariff')
  }

  #rates() {
    this.schema.createTable('shipping_rates', (table) => {
      table.bigIncrements('id')
      table.bigInteger('zone_id').notNullable().references('shipping_zones.id').onDelete('cascade')
      table.integer('above_grams').notNullable()
      table.integer('end_grams').notNullable()
      table.bigInteger('rate_kobo').notNullable()
      table.check('above_grams >= 0 and above_grams < end_grams')
      table.check('rate_kobo > 0')
    })
    // A rate applies above one weight, up to and including another, so no gram has two rates.
    this.schema.raw(`alter table shipping_rates add constraint shipping_rates_do_not_overlap
      exclude using gist (zone_id with =, int4range(above_grams, end_grams, '(]') with &&)`)
    this.raiseDataVersion('shipping_rates', 'tariff')

    // `rate_sheets`: former versions of each zone's rates.
    this.schema.createTable('rate_sheets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('zone_id').notNullable().references('shipping_zones.id')
      table.integer('version').notNullable()
      // `rows`: lists of above_grams, end_grams and rate_kobo.
      table.jsonb('rows').notNullable()
      table.integer('row_count').notNullable()
      table.bigInteger('saved_by').nullable().references('users.id')
      table.timestamp('saved_at').nullable()
      table.bigInteger('replaced_by').nullable().references('users.id')
      table.timestamp('replaced_at').notNullable().defaultTo(this.now())
      table.unique(['zone_id', 'version'])
    })
  }

  #surcharges() {
    this.schema.createTable('shipping_surcharges', (table) => {
      table.bigIncrements('id')
      table.string('kind', 20).notNullable()
      table.string('name', 60).notNullable()
      table.integer('basis_points').nullable()
      table.bigInteger('amount_kobo').nullable()
      table.string('courier_code', 20).nullable().references('couriers.code')
      table.string('shipment_kind', 10).nullable()
      table.string('origin_country', 2).nullable().references('countries.code')
      table.string('origin_state', 8).nullable()
      table.string('destination_country', 2).nullable().references('countries.code')
      table.string('destination_state', 8).nullable()
      table.integer('above_grams').notNullable().defaultTo(0)
      table.integer('end_grams').nullable()
      table.integer('longer_than_cm').nullable()
      table.date('starts_on').nullable()
      table.date('ends_on').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`kind in ('fuel', 'remote_area', 'oversize', 'peak_season', 'other')`)
      table.check(`shipment_kind in ('domestic', 'export', 'import')`)
      table.check('(basis_points is null) <> (amount_kobo is null)')
      table.check('basis_points > 0 and basis_points <= 10000')
      table.check('amount_kobo > 0')
      table.check('above_grams >= 0 and above_grams < end_grams')
      table.check(`longer_than_cm is null or longer_than_cm > 0 and kind = 'oversize'`)
      table.check('starts_on <= ends_on')
    })
    this.raiseDataVersion('shipping_surcharges', 'tariff')
  }
}
