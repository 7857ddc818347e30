import { Migration } from '#database/migration'

/** Many bookings that are priced together, and paid together or not at all. */
export default class extends Migration {
  async up() {
    this.#batches()
    this.#rows()
    this.#columns()
    this.countVersions('shipment_batches')
  }

  #batches() {
    this.schema.createTable('shipment_batches', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('name', 120).notNullable()
      table.string('source', 10).notNullable()
      // What all of its rows share, where a sheet says nothing of it: the sender, and whether they are fetched.
      table.jsonb('origin').nullable()
      table.boolean('pickup').notNullable().defaultTo(true)
      table.date('pickup_day').nullable()
      // For rows that name no courier.
      table.string('wish', 10).notNullable().defaultTo('cheapest')
      // Of a sheet: its headers, what each of them means to us, and what stands for an empty cell.
      table.jsonb('columns').notNullable().defaultTo('[]')
      table.jsonb('defaults').notNullable().defaultTo('{}')
      table.timestamp('priced_until').notNullable()
      table.timestamp('paid_at').nullable()
      table.bigInteger('paid_by').nullable().references('users.id')
      table.string('paid_from', 10).nullable()
      table.bigInteger('total_kobo').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // Counts every change of it or of a row, so that nobody pays for what they have not seen.
      table.integer('version').notNullable().defaultTo(1)
      table.index(['organization_id', 'user_id', 'id'])
      table.index(['created_at'])
      table.check(`source in ('program', 'file', 'paste', 'past')`)
      table.check(`wish in ('cheapest', 'fastest')`)
      table.check('(paid_at is null) = (total_kobo is null)')
    })
  }

  #rows() {
    this.schema.createTable('shipment_batch_rows', (table) => {
      table
        .bigInteger('batch_id')
        .notNullable()
        .references('shipment_batches.id')
        .onDelete('cascade')
      // Of the sheet, or of the list that a program sent: from 1 on.
      table.integer('number').notNullable()
      table.jsonb('cells').nullable()
      table.jsonb('submission').nullable()
      table.jsonb('problems').notNullable().defaultTo('[]')
      table.jsonb('notes').notNullable().defaultTo('[]')
      table.jsonb('prices').notNullable().defaultTo('[]')
      table.jsonb('advice').notNullable().defaultTo('[]')
      table.uuid('quote_id').nullable()
      table.string('courier_code', 20).nullable()
      table.bigInteger('price_kobo').nullable()
      table.boolean('is_left_out').notNullable().defaultTo(false)
      table.bigInteger('shipment_id').nullable().unique().references('shipments.id')
      table.primary(['batch_id', 'number'])
      table.check('number > 0')
      table.check('(courier_code is null) = (price_kobo is null)')
    })
  }

  #columns() {
    this.schema.createTable('sheet_columns', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // 0 for a business, whose people share what they know.
      table.bigInteger('user_id').notNullable()
      table.string('header', 120).notNullable()
      table.string('field', 20).nullable()
      table.timestamp('used_at').notNullable()
      table.primary(['organization_id', 'user_id', 'header'])
    })
  }
}
