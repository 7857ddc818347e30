import { Migration } from '#database/migration'

/** What carriers charge us, what a unit of their money is worth, and what is left of a price then. */
export default class extends Migration {
  async up() {
    this.createCharges()
    this.createMargins()
    this.createRollUps()
    this.schema.raw(TOLD_BEFORE)
    this.load('shipment_margins')
  }

  private createCharges() {
    this.schema.createTable('exchange_rates', (table) => {
      table.bigIncrements('id')
      table.string('currency', 3).notNullable()
      // Naira for one unit, in millionths.
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
      // Its answer to the booking, which is an estimate, or a line of its invoice.
      table.string('source', 8).notNullable()
      table.string('carrier', 20).notNullable()
      table.string('kind', 12).notNullable()
      table.string('description', 200).nullable()
      // In the smallest unit of the currency, of which a whole one has ten to the power of minor_digits.
      table.bigInteger('amount_minor').notNullable()
      table.string('currency', 3).notNullable()
      table.smallint('minor_digits').notNullable()
      // The day whose rate counts.
      table.date('charged_on').notNullable()
      // Null until a rate is known; filled in once.
      table.bigInteger('rate_id').nullable()
      table.bigInteger('rate_micros').nullable()
      table.bigInteger('kobo').nullable()
      table.bigInteger('attempt_id').nullable()
      table.bigInteger('invoice_line_id').nullable()
      table.bigInteger('noted_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['shipment_id', 'attempt_id'])
      table.unique(['shipment_id', 'invoice_line_id'])
      table.check(`source in ('booking', 'invoice')`)
      table.check(`(source = 'booking') = (attempt_id is not null)`)
      table.check(`(source = 'invoice') = (invoice_line_id is not null)`)
      table.check(`kind in ('freight', 'fuel', 'remote_area', 'insurance', 'duty', 'tax', 'other')`)
      table.check('(kobo is null) = (rate_micros is null)')
    })
    this.schema.raw(`create index carrier_charges_without_rate on carrier_charges (currency)
      where kobo is null`)
  }

  private createMargins() {
    // One row for each parcel that a carrier has: what we charged for carriage beside what it costs us.
    this.schema.createTable('shipment_margins', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable()
      // Of Lagos.
      table.date('paid_on').notNullable()
      table.string('courier_code', 20).notNullable()
      // Where from and where to: NG-GB.
      table.string('lane', 5).notNullable()
      table.bigInteger('billing_group_id').nullable()
      table.bigInteger('charged_kobo').notNullable()
      table.bigInteger('cost_kobo').nullable()
      table.string('cost_source', 8).nullable()
      table.bigInteger('estimate_kobo').nullable()
      table.bigInteger('invoiced_kobo').nullable()
      table.boolean('lacks_rate').notNullable()
      table.bigInteger('margin_kobo').nullable()
      // Hundredths of a percent of what we charged, and of the estimate.
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
  }

  /** Totals are added up as figures are. */
  private createRollUps() {
    for (const name of ['margin_figures', 'margin_changes']) {
      this.schema.createTable(name, (table) => {
        table.date('month').notNullable()
        table.string('courier_code', 20).notNullable()
        table.string('lane', 5).notNullable()
        table.bigInteger('organization_id').notNullable()
        // 0 for none.
        table.bigInteger('billing_group_id').notNullable()
        table.bigInteger('shipments').notNullable()
        table.bigInteger('known').notNullable()
        table.bigInteger('charged_kobo').notNullable()
        // Of those whose cost is known.
        table.bigInteger('known_charged_kobo').notNullable()
        table.bigInteger('cost_kobo').notNullable()
      })
    }
    this.schema.alterTable('margin_figures', (table) => {
      table.primary(['month', 'courier_code', 'lane', 'organization_id', 'billing_group_id'])
    })
    this.schema.raw(`alter table margin_figures set (fillfactor = 70)`)
    this.schema.raw(`alter table margin_changes set
      (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0)`)
  }
}

/** What carriers answered before there was a place for it. */
const TOLD_BEFORE = `insert into carrier_charges (shipment_id, organization_id, source, carrier, kind, amount_minor,
    currency, minor_digits, charged_on, rate_micros, kobo, attempt_id, created_at)
  select shipments.id, organization_id, 'booking', driver, 'freight', round(charged_amount * 100), charged_currency, 2,
    lagos_day(coalesce(ended_at, booking_attempts.created_at)), case charged_currency when 'NGN' then 1000000 end,
    case charged_currency when 'NGN' then round(charged_amount * 100) end, booking_attempts.id,
    coalesce(ended_at, booking_attempts.created_at)
  from booking_attempts join shipments on shipments.id = shipment_id
  where state = 'booked' and charged_amount > 0 and organization_id > 0
    and charged_currency in ('NGN', 'USD', 'EUR', 'GBP', 'GHS', 'AED', 'ZAR', 'KES')`
