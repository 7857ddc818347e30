import { Migration } from '#database/migration'

/** What a courier weighed or charged otherwise than we did, and what became of the difference. Grams and kobo. */
export default class extends Migration {
  async up() {
    this.schema.createTable('reweighs', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').index()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('status', 10).notNullable()
      // Who says so: a courier's tracking, its invoice, a member of staff.
      table.string('source', 80).notNullable()
      table.integer('billed_grams').notNullable()
      table.integer('carrier_grams').nullable()
      table.bigInteger('carrier_charge_kobo').nullable()
      // By the tariff; null where no row of it takes in the weight, so that staff name the amount.
      table.bigInteger('difference_kobo').nullable()
      table.string('rated_by', 8).nullable()
      // What the customer is asked for: the difference, or less.
      table.bigInteger('amount_kobo').nullable()
      table.string('reason', 200).nullable()
      table.timestamp('approved_at').nullable()
      table.timestamp('due_at').nullable()
      table.timestamp('disputed_at').nullable()
      table.string('dispute', 1000).nullable()
      table.timestamp('paid_at').nullable()
      // What its customer has still to be written, which is done after the commit.
      table.string('news', 10).nullable()
      table.bigInteger('noted_by').nullable().references('users.id')
      table.bigInteger('decided_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['organization_id', 'status'])
      table.index(['status', 'due_at'])
      table.check(`status in ('noted', 'proposed', 'replaced', 'dropped', 'approved', 'disputed', 'owed',
        'paid', 'waived', 'closed', 'refunded')`)
      table.check(`rated_by in ('booking', 'today', 'charge')`)
      table.check(`news in ('approved', 'upheld', 'waived', 'debited', 'owed', 'closed')`)
      table.check('carrier_grams is not null or carrier_charge_kobo is not null')
      table.check('amount_kobo is null or amount_kobo > 0')
      table.check(`status not in ('approved', 'disputed', 'owed', 'paid', 'refunded')
        or (amount_kobo is not null and due_at is not null)`)
    })
    this.schema.raw(`create unique index reweighs_one_proposed on reweighs (shipment_id)
      where status = 'proposed'`)
    this.schema.raw(`create unique index reweighs_one_noted on reweighs (shipment_id)
      where status = 'noted'`)
    this.schema.raw(`create index reweighs_news on reweighs (updated_at) where news is not null`)

    // What was paid after the rest of the bill, so that a total needs no look at its lines.
    this.schema.alterTable('shipments', (table) => {
      table.bigInteger('reweighed_kobo').notNullable().defaultTo(0)
    })
  }
}
