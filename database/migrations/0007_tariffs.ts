import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each courier charges, by zone and weight. Grams and kobo. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create extension if not exists btree_gist')

    this.schema.createTable('billing_groups', (table) => {
      table.bigIncrements('id')
      table.string('name', 100).notNullable().unique()
      table.boolean('active').notNullable().defaultTo(true)
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })

    this.schema.alterTable('organizations', (table) => {
      table.bigInteger('billing_group_id').nullable().references('billing_groups.id')
    })

    this.schema.createTable('shipping_zones', (table) => {
      table.bigIncrements('id')
      table.string('kind', 10).notNullable()
      table.string('courier_code', 20).notNullable().references('couriers.code')
      table.string('description', 100).notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('state_code', 8).nullable()
      table.string('geography', 10).nullable()
      table.bigInteger('billing_group_id').nullable().references('billing_groups.id')
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
  }

  async down() {
    for (const table of ['shipping_rates', 'shipping_zone_members', 'shipping_zones']) {
      this.schema.dropTable(table)
    }
    this.schema.alterTable('organizations', (table) => table.dropColumn('billing_group_id'))
    this.schema.dropTable('billing_groups')
  }
}
