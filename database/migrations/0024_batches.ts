import { Migration } from '#database/migration'

/** Shipments that are priced and paid together, and payments that an owner approves. */
export default class extends Migration {
  async up() {
    this.#batches()
    this.#approvals()
  }

  #batches() {
    this.schema.createTable('shipment_batches', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('name', 120).notNullable()
      table.string('source', 10).notNullable()
      // `origin`: sender of the rows that name none.
      table.jsonb('origin').nullable()
      table.boolean('pickup').notNullable().defaultTo(true)
      table.date('pickup_day').nullable()
      // `wish`: how the courier is chosen for rows that name none.
      table.string('wish', 10).notNullable().defaultTo('cheapest')
      table.jsonb('columns').notNullable().defaultTo('[]')
      table.jsonb('defaults').notNullable().defaultTo('{}')
      table.jsonb('notes').notNullable().defaultTo('[]')
      table.timestamp('priced_until').notNullable()
      table.timestamp('paid_at').nullable()
      table.bigInteger('paid_by').nullable().references('users.id')
      table.string('paid_from', 10).nullable()
      table.bigInteger('total_kobo').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // `version`: rises with changes of rows too, so that nobody pays for rows they have not seen.
      table.integer('version').notNullable().defaultTo(1)
      table.index(['organization_id', 'user_id', 'id'])
      table.index(['created_at'])
      table.check(`source in ('program', 'file', 'paste', 'past')`)
      table.check(`wish in ('cheapest', 'fastest')`)
      table.check('(paid_at is null) = (total_kobo is null)')
    })
    this.countVersions('shipment_batches')

    this.schema.createTable('shipment_batch_rows', (table) => {
      table
        .bigInteger('batch_id')
        .notNullable()
        .references('shipment_batches.id')
        .onDelete('cascade')
      table.integer('number').notNullable()
      table.jsonb('cells').nullable()
      // `more_lines`: further lines of the sheet for the same shipment.
      table.jsonb('more_lines').nullable()
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

    this.schema.createTable('sheet_columns', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // `user_id`: 0 in a business, whose people share the columns; otherwise the owner.
      table.bigInteger('user_id').notNullable()
      table.string('header', 120).notNullable()
      table.string('field', 20).nullable()
      table.timestamp('used_at').notNullable()
      table.primary(['organization_id', 'user_id', 'header'])
    })
  }

  #approvals() {
    this.schema.createTable('purchase_approvals', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id')
      table.bigInteger('asked_by').notNullable().references('users.id')
      table.timestamp('asked_at').notNullable().defaultTo(this.now())
      table.bigInteger('amount_kobo').notNullable()
      table.string('cause', 10).notNullable()
      table.string('note', 300).nullable()
      table.string('outcome', 10).nullable()
      table.bigInteger('decided_by').nullable().references('users.id')
      table.timestamp('decided_at').nullable()
      table.string('reason', 300).nullable()
      table.index(['organization_id', 'id'])
      table.index(['asked_by'])
      table.index(['decided_by'])
      table.check(`cause in ('role', 'above', 'limit')`)
      table.check(`outcome in ('approved', 'refused', 'withdrawn', 'void')`)
      table.check('(outcome is null) = (decided_at is null)')
      table.check(`outcome is null or outcome = 'void' or decided_by is not null`)
    })
    this.schema.raw(`create unique index purchase_approvals_waiting
      on purchase_approvals (organization_id, shipment_id) where outcome is null`)
  }
}
