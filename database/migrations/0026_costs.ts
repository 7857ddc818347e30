import { Migration } from '#database/migration'

/** Costs of a shipment: reweighs, charges of carriers, margins. */
export default class extends Migration {
  async up() {
    this.#reweighs()
    this.#charges()
    this.#margins()
    this.#sums()
  }

  #reweighs() {
    this.schema.createTable('reweighs', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').index()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('status', 10).notNullable()
      table.string('source', 80).notNullable()
      table.integer('billed_grams').notNullable()
      table.integer('carrier_grams').nullable()
      table.bigInteger('carrier_charge_kobo').nullable()
      // `difference_kobo`: by the tariff; null if no rate covers the weight, so that staff decide.
      table.bigInteger('difference_kobo').nullable()
      table.string('rated_by', 8).nullable()
      // `amount_kobo`: what the customer pays: the difference or less.
      table.bigInteger('amount_kobo').nullable()
      table.string('reason', 200).nullable()
      table.timestamp('approved_at').nullable()
      table.timestamp('due_at').nullable()
      table.timestamp('disputed_at').nullable()
      table.string('dispute', 1000).nullable()
      table.timestamp('paid_at').nullable()
      // `news`: which message to the customer is still to be sent.
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
    this.trigger(`reweighs_figures after insert or delete or update of status, amount_kobo on reweighs
      for each row execute function count_reweigh()`)
  }

  #charges() {
    this.schema.createTable('exchange_rates', (table) => {
      table.bigIncrements('id')
      table.string('currency', 3).notNullable()
      // `rate_micros`: millionths of a naira for one unit of the currency.
      table.bigInteger('rate_micros').notNullable().checkPositive()
      table.date('starts_on').notNullable()
      table.bigInteger('set_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['currency', 'starts_on', 'id'])
      table.check(`currency <> 'NGN'`)
    })

    this.schema.createTable('carrier_charges', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id')
      table.bigInteger('organization_id').notNullable()
      // `booking`: the carrier's estimate at booking. `invoice`: a line of its invoice.
      table.string('source', 8).notNullable()
      table.string('carrier', 20).notNullable()
      table.string('kind', 12).notNullable()
      table.string('description', 200).nullable()
      // `amount_minor`: in the smallest unit; ten to the power of `minor_digits` make a whole one.
      table.bigInteger('amount_minor').notNullable()
      table.string('currency', 3).notNullable()
      table.smallint('minor_digits').notNullable()
      // `charged_on`: the day whose exchange rate applies.
      table.date('charged_on').notNullable()
      // `rate_id`, `kobo`: null until an exchange rate is known; set only once.
      table.bigInteger('rate_id').nullable()
      table.bigInteger('rate_micros').nullable()
      table.bigInteger('kobo').nullable()
      table.bigInteger('attempt_id').nullable()
      table.bigInteger('invoice_line_id').nullable()
      table.bigInteger('invoice_decision_id').nullable()
      table.bigInteger('noted_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['shipment_id', 'attempt_id'])
      table.check(`source in ('booking', 'invoice')`)
      table.check(`(source = 'booking') = (attempt_id is not null)`)
      table.check(`(source = 'invoice') = (invoice_line_id is not null)`)
      table.check(`kind in ('freight', 'fuel', 'remote_area', 'insurance', 'duty', 'tax', 'other')`)
      table.check('(kobo is null) = (rate_micros is null)')
    })
    this.schema.raw(`create index carrier_charges_without_rate on carrier_charges (currency)
      where kobo is null`)
    this.schema.raw(`create unique index carrier_charges_of_a_line on carrier_charges
      (shipment_id, invoice_line_id, kind, coalesce(invoice_decision_id, 0)) where invoice_line_id is not null`)
    this.trigger(`carrier_charges_append_only before update or delete
      on carrier_charges for each row execute function carrier_charge_is_append_only()`)
    this.trigger(`carrier_charges_come after insert on carrier_charges
      referencing new table as changed_charges for each statement execute function margins_follow_charges()`)
    this.trigger(`carrier_charges_worth after update on carrier_charges
      referencing new table as changed_charges for each statement execute function margins_follow_charges()`)
  }

  #margins() {
    this.schema.createTable('shipment_margins', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable()
      // `paid_on`: a day in Lagos.
      table.date('paid_on').notNullable()
      table.string('courier_code', 20).notNullable()
      // `lane`: origin and destination, such as NG-GB.
      table.string('lane', 5).notNullable()
      table.bigInteger('billing_group_id').nullable()
      table.bigInteger('charged_kobo').notNullable()
      table.bigInteger('cost_kobo').nullable()
      table.string('cost_source', 8).nullable()
      table.bigInteger('estimate_kobo').nullable()
      table.bigInteger('invoiced_kobo').nullable()
      table.boolean('lacks_rate').notNullable()
      table.bigInteger('margin_kobo').nullable()
      // Hundredths of a percent: the margin of the charge, the difference of the estimate.
      table.integer('margin_share').nullable()
      table.integer('difference_share').nullable()
      table.index(['paid_on', 'shipment_id'])
      table.index(['organization_id', 'paid_on', 'shipment_id'])
    })
    this.schema
      .raw(`create index shipment_margins_share on shipment_margins (margin_share, shipment_id)
      where margin_share is not null`)
    this.schema
      .raw(`create index shipment_margins_difference on shipment_margins (difference_share, shipment_id)
      where difference_share is not null`)
    this.schema
      .raw(`create index shipment_margins_unknown on shipment_margins (paid_on, shipment_id)
      where cost_kobo is null`)
    this.schema
      .raw(`create index shipment_margins_unbilled on shipment_margins (paid_on, shipment_id)
      where invoiced_kobo is null`)
  }

  #sums() {
    for (const name of ['margin_figures', 'margin_changes']) {
      this.schema.createTable(name, (table) => {
        table.date('month').notNullable()
        table.string('courier_code', 20).notNullable()
        table.string('lane', 5).notNullable()
        table.bigInteger('organization_id').notNullable()
        // `billing_group_id`: 0 if the organization has no billing group.
        table.bigInteger('billing_group_id').notNullable()
        table.bigInteger('shipments').notNullable()
        table.bigInteger('known').notNullable()
        table.bigInteger('charged_kobo').notNullable()
        // `known_charged_kobo`: the charges of those shipments whose cost is known.
        table.bigInteger('known_charged_kobo').notNullable()
        table.bigInteger('cost_kobo').notNullable()
        if (name === 'margin_changes') return
        table.primary(['month', 'courier_code', 'lane', 'organization_id', 'billing_group_id'])
      })
    }
    this.schema.raw('alter table margin_figures set (fillfactor = 70)')
    this.schema.raw(`alter table margin_changes set (autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0)`)
    this.schema.raw(`create view current_margins as
      select * from margin_figures union all select * from margin_changes`)
  }
}
