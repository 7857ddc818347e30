import { BaseSchema } from '@adonisjs/lucid/schema'

/** The sandbox courier can tell each event twice, as a careless one does. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sandbox_parcels', (table) => {
      table.boolean('tells_twice').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('sandbox_parcels', (table) => table.dropColumn('tells_twice'))
  }
}
