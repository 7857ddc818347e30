import { BaseSchema } from '@adonisjs/lucid/schema'

/** The sandbox courier may leave a parcel at a shop, where its receiver fetches it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sandbox_parcels', (table) => {
      table.boolean('at_access_point').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('sandbox_parcels', (table) => table.dropColumn('at_access_point'))
  }
}
