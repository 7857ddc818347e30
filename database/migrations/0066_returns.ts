import { Migration } from '#database/migration'

/** Parcels that go back from their receiver, and what each business allows. */
export default class extends Migration {
  async up() {
    this.#shipments()
    this.#rules()
    this.#returns()
    this.countVersions('return_rules')
  }

  #shipments() {
    this.schema.alterTable('shipments', (table) => {
      // The shipment that this one brings back, or a part of it.
      table.bigInteger('return_of').nullable().references('shipments.id')
    })
    this.schema.raw(`create index shipments_return_of on shipments (return_of)
      where return_of is not null`)
  }

  #rules() {
    this.schema.createTable('return_rules', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.boolean('for_receivers').notNullable().defaultTo(false)
      table.jsonb('reasons').notNullable()
      // From the day of the delivery, in Lagos.
      table.integer('window_days').notNullable().defaultTo(14)
      table.boolean('needs_approval').notNullable().defaultTo(true)
      table.boolean('exchanges').notNullable().defaultTo(false)
      table.string('hand_over', 10).notNullable().defaultTo('either')
      // In whose name a return is paid that nobody approves by hand.
      table.bigInteger('saved_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
      table.check('window_days between 1 and 365')
      table.check(`hand_over in ('pickup', 'drop_off', 'either')`)
    })
  }

  #returns() {
    this.schema.createTable('shipment_returns', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id')
      table.string('kind', 10).notNullable()
      table.string('asked_by', 10).notNullable()
      // Nobody of ours where its receiver asked.
      table.bigInteger('asked_user_id').nullable().references('users.id')
      table.string('reason', 60).notNullable()
      table.string('note', 500).nullable()
      // Which packages go back, with what is in each of them and what it weighs.
      table.jsonb('packages').notNullable()
      table.boolean('pickup').notNullable()
      // Why it was not booked by itself, where nobody has to approve it.
      table.string('problem', 300).nullable()
      table.timestamp('refused_at').nullable()
      table.bigInteger('refused_by').nullable().references('users.id')
      table.string('refusal', 500).nullable()
      table.timestamp('booked_at').nullable()
      table.bigInteger('booked_by').nullable().references('users.id')
      table.bigInteger('return_shipment_id').nullable().unique().references('shipments.id')
      table.bigInteger('exchange_shipment_id').nullable().unique().references('shipments.id')
      table.timestamp('told_back_at').nullable()
      // That the courier caused it, which staff decide: what was given back for it.
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
  }
}
