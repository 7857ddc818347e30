import { Migration } from '#database/migration'

/** How often the tracking page of a business is opened, as sums: of nobody who opens it anything is kept. */
export default class extends Migration {
  async up() {
    // Where a product is sold, which its picture on the page leads to.
    this.schema.alterTable('products', (table) => {
      table.string('shop_url', 250).nullable()
    })

    this.schema.createTable('page_figures', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.date('day').notNullable()
      table.integer('visits').notNullable().defaultTo(0)
      table.integer('repeat_visits').notNullable().defaultTo(0)
      table.integer('clicks').notNullable().defaultTo(0)
      table.primary(['organization_id', 'day'])
      table.check('repeat_visits between 0 and visits')
    })

    // A number for each parcel, without a moment: only whether its page was opened before.
    this.schema.createTable('parcel_visits', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.integer('visits').notNullable()
    })

    this.schema.createTable('product_clicks', (table) => {
      table.bigInteger('product_id').notNullable().references('products.id').onDelete('cascade')
      table.date('day').notNullable()
      table.integer('clicks').notNullable()
      table.primary(['product_id', 'day'])
    })

    this.load('page_figures')
  }
}
