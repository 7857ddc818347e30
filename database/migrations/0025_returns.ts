import { Migration } from '#database/migration'

/** Returns, and the return rules of each business. */
export default class extends Migration {
  async up() {
    this.#rules()
    this.#returns()
  }

  #rules() {
    this.schema.createTable('return_rules', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.boolean('for_receivers').notNullable().defaultTo(false)
      table.jsonb('reasons').notNullable()
      // `window_days`: days after the day of delivery in Lagos.
      table.integer('window_days').notNullable().defaultTo(14)
      table.boolean('needs_approval').notNullable().defaultTo(true)
      table.boolean('exchanges').notNullable().defaultTo(false)
      table.string('hand_over', 10).notNullable().defaultTo('either')
      // `saved_by`: who saved the rules, and pays for returns that need no approval.
      table.bigInteger('saved_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
      table.check('window_days between 1 and 365')
      table.check(`hand_over in ('pickup', 'drop_off', 'either')`)
    })
    this.countVersions('return_rules')
  }

  #returns() {
    this.schema.createTable('shipment_returns', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id')
      table.string('kind', 10).notNullable()
      table.string('asked_by', 10).notNullable()
      // `asked_user_id`: null if the receiver asked.
      table.bigInteger('asked_user_id').nullable().references('users.id')
      table.string('reason', 60).notNullable()
      table.string('note', 500).nullable()
      table.jsonb('packages').notNullable()
      table.boolean('pickup').notNullable()
      // `problem`: why the automatic booking failed.
      table.string('problem', 300).nullable()
      table.timestamp('refused_at').nullable()
      table.bigInteger('refused_by').nullable().references('users.id')
      table.string('refusal', 500).nullable()
      table.timestamp('booked_at').nullable()
      table.bigInteger('booked_by').nullable().references('users.id')
      table.bigInteger('return_shipment_id').nullable().unique().references('shipments.id')
      table.bigInteger('exchange_shipment_id').nullable().unique().references('shipments.id')
      // `told_asked_at`: when the sender was told of a receiver's request; null if booked at once.
      table.timestamp('told_asked_at').nullable()
      table.timestamp('told_back_at').nullable()
      // `fault_at`, `fault_kobo`: the refund of a return that the courier caused.
      table.timestamp('fault_at').nullable()
      table.bigInteger('fault_by').nullable().references('users.id')
      table.string('fault_reason', 200).nullable()
      table.bigInteger('fault_kobo').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['organization_id', 'user_id', 'id'])
      table.index(['shipment_id'])
      table.check(`kind in ('return', 'exchange')`)
      table.check(`asked_by in ('receiver', 'customer', 'staff')`)
      table.check('(booked_at is null) = (return_shipment_id is null)')
      table.check('refused_at is null or refusal is not null')
      table.check('(fault_at is null) = (fault_kobo is null)')
    })
    this.schema.raw(
      `create index shipment_returns_of_business on shipment_returns (organization_id, id)`
    )
    this.schema.raw(`create index shipment_returns_untold on shipment_returns (created_at)
      where asked_by = 'receiver' and told_asked_at is null
      and booked_at is null and refused_at is null`)
    this.schema.raw(`create index shipment_returns_not_back on shipment_returns (booked_at)
      where told_back_at is null and booked_at is not null`)
  }
}
