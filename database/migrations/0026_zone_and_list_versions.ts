import { BaseSchema } from '@adonisjs/lucid/schema'

const LISTS = [
  'couriers',
  'item_categories',
  'dangerous_goods',
  'express_boxes',
  'drop_off_locations',
]

/** Two operators who change one thing at once: the second names a version that is gone. */
export default class extends BaseSchema {
  async up() {
    // No trigger counts these: saving the rates of a zone changes its row, and its members are rows of their own.
    this.schema.alterTable('shipping_zones', (table) => {
      table.integer('version').notNullable().defaultTo(1)
    })
    for (const list of LISTS) {
      this.schema.alterTable(list, (table) => {
        table.integer('version').notNullable().defaultTo(1)
      })
      this.schema.raw(`create trigger ${list}_version before update on ${list}
        for each row execute function count_version()`)
    }
  }

  async down() {
    for (const list of LISTS) {
      this.schema.raw(`drop trigger ${list}_version on ${list}`)
      this.schema.alterTable(list, (table) => table.dropColumn('version'))
    }
    this.schema.alterTable('shipping_zones', (table) => table.dropColumn('version'))
  }
}
