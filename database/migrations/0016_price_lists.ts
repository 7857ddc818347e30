import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which version of its prices a zone has and who saved it, and every sheet of prices that was replaced. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('shipping_zones', (table) => {
      table.integer('rates_version').notNullable().defaultTo(0)
      table.bigInteger('rates_saved_by').nullable().references('users.id')
      table.timestamp('rates_saved_at').nullable()
    })

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

  async down() {
    this.schema.dropTable('rate_sheets')
    this.schema.alterTable('shipping_zones', (table) => {
      table.dropColumns('rates_version', 'rates_saved_by', 'rates_saved_at')
    })
  }
}
