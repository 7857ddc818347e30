import { Migration } from '#database/migration'

/** What each courier charges, by zone and weight, and every sheet of prices that was replaced. Grams and kobo. */
export default class extends Migration {
  async up() {
    this.schema.raw('create extension if not exists btree_gist')

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
      // No trigger counts it: saving the rates of a zone changes its row, and its members are rows of their own.
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

    this.schema.createTable('shipping_zone_members', (table) => {
      table.bigInteger('zone_id').notNullable().references('shipping_zones.id').onDelete('cascade')
      table.string('side', 11).notNullable()
      table.string('code', 80).notNullable()
      table.primary(['zone_id', 'side', 'code'])
      table.check(`side in ('origin', 'destination')`)
    })

    this.schema.createTable('shipping_rates', (table) => {
      table.bigIncrements('id')
      table.bigInteger('zone_id').notNullable().references('shipping_zones.id').onDelete('cascade')
      table.integer('above_grams').notNullable()
      table.integer('end_grams').notNullable()
      table.bigInteger('rate_kobo').notNullable()
      table.check('above_grams >= 0 and above_grams < end_grams')
      table.check('rate_kobo > 0')
    })
    // Above one weight, up to and including the next: two rows of a zone never claim the same gram.
    this.schema.raw(`alter table shipping_rates add constraint shipping_rates_do_not_overlap
      exclude using gist (zone_id with =, int4range(above_grams, end_grams, '(]') with &&)`)

    this.schema.createTable('rate_sheets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('zone_id').notNullable().references('shipping_zones.id')
      table.integer('version').notNullable()
      // [above grams, end grams, kobo] of each row: only ever read as a whole.
      table.jsonb('rows').notNullable()
      table.integer('row_count').notNullable()
      table.bigInteger('saved_by').nullable().references('users.id')
      table.timestamp('saved_at').nullable()
      table.bigInteger('replaced_by').nullable().references('users.id')
      table.timestamp('replaced_at').notNullable().defaultTo(this.now())
      table.unique(['zone_id', 'version'])
    })
  }
}
