import { Migration } from '#database/migration'

/** Invoices of carriers, with their lines. */
export default class extends Migration {
  async up() {
    this.#invoices()
    this.#lines()
  }

  #invoices() {
    this.schema.createTable('carrier_invoice_columns', (table) => {
      table.string('carrier', 20).primary()
      table.jsonb('columns').notNullable()
      table.bigInteger('saved_by').nullable().references('users.id')
      table.timestamp('saved_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('carrier_invoices', (table) => {
      table.bigIncrements('id')
      table.string('carrier', 20).notNullable()
      table.string('number', 40).notNullable()
      // `invoiced_on`: the day whose exchange rate applies.
      table.date('invoiced_on').notNullable()
      table.string('currency', 3).notNullable()
      table.smallint('minor_digits').notNullable()
      table.bigInteger('total_minor').notNullable()
      table.bigInteger('lines_minor').notNullable()
      table.string('file_hash', 64).notNullable().unique()
      table.integer('lines').notNullable()
      // Triggers update `open_lines` and `disputed_lines`.
      table.integer('open_lines').notNullable().defaultTo(0)
      table.integer('disputed_lines').notNullable().defaultTo(0)
      // Limits for findings about this invoice, also for lines that get an exchange rate later.
      table.integer('difference_share').notNullable()
      table.bigInteger('least_kobo').notNullable()
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['carrier', 'number'])
      table.index(['carrier', 'invoiced_on'])
    })
  }

  #lines() {
    this.schema.createTable('carrier_invoice_lines', (table) => {
      table.bigIncrements('id')
      table.bigInteger('invoice_id').notNullable().references('carrier_invoices.id')
      // `row_number`: row in the spreadsheet; the header is row 1.
      table.integer('row_number').notNullable()
      table.string('waybill', 50).nullable()
      table.string('reference', 60).nullable()
      for (const part of ['freight', 'fuel', 'duty', 'other'])
        table.bigInteger(`${part}_minor`).notNullable()
      table.integer('grams').nullable()
      table.bigInteger('shipment_id').nullable().references('shipments.id')
      table.integer('our_grams').nullable()
      table.bigInteger('cost_kobo').nullable()
      table.bigInteger('estimate_kobo').nullable()
      table.bigInteger('charged_kobo').nullable()
      table.string('billed_on', 80).nullable()
      table.specificType('findings', 'text[]').notNullable()
      table.string('status', 8).notNullable()
      table.bigInteger('credited_minor').notNullable().defaultTo(0)
      table.bigInteger('decision_id').nullable()
      table.index(['invoice_id', 'row_number', 'id'])
      table.index(['shipment_id'])
      table.check(`status in ('open', 'accepted', 'disputed', 'credited')`)
      table.check('shipment_id is null or waybill is not null or reference is not null')
    })
    this.schema.raw(`create index carrier_invoice_lines_to_settle on carrier_invoice_lines
      (invoice_id, status, row_number) where status in ('open', 'disputed')`)
    this.schema
      .raw(`create index carrier_invoice_lines_without_rate on carrier_invoice_lines (invoice_id)
      where 'no_rate' = any(findings)`)
    this.trigger(`carrier_invoice_lines_come after insert on carrier_invoice_lines
      referencing new table as changed_lines for each statement execute function count_carrier_invoice_lines()`)
    this.trigger(`carrier_invoice_lines_settled after update on carrier_invoice_lines
      referencing new table as changed_lines for each statement execute function count_carrier_invoice_lines()`)
    this.trigger(`carrier_invoice_lines_stay before update or delete on carrier_invoice_lines
      for each row execute function carrier_invoice_line_stays()`)

    this.schema.createTable('carrier_invoice_decisions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('line_id').notNullable().references('carrier_invoice_lines.id').index()
      table.string('kind', 8).notNullable()
      table.string('reason', 200).nullable()
      table.bigInteger('amount_minor').nullable()
      table.bigInteger('decided_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`kind in ('accepted', 'disputed', 'credited')`)
      table.check(`(kind = 'credited') = (amount_minor is not null)`)
    })
    this.trigger(`carrier_invoice_decisions_stay before update or delete on carrier_invoice_decisions
      for each row execute function carrier_invoice_decision_stays()`)
  }
}
