import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a business sells and shows to its receivers. Kobo, whatever the currency's hundredth is called. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('product_category_groups', (table) => {
      table.bigIncrements('id')
      table.string('name', 60).notNullable().unique()
    })

    this.schema.createTable('products', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('name', 50).notNullable()
      table.string('description', 100).nullable()
      table.bigInteger('category_group_id').notNullable()
      table.foreign('category_group_id').references('product_category_groups.id')
      table.string('currency', 3).notNullable().defaultTo('NGN')
      table.bigInteger('price_kobo').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['organization_id', 'name'])
      table.check('price_kobo >= 100')
    })
  }

  async down() {
    this.schema.dropTable('products')
    this.schema.dropTable('product_category_groups')
  }
}
