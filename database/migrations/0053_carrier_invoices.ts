import { Migration } from '#database/migration'

/** What carriers bill, line by line, and what became of each line. */
export default class extends Migration {
  async up() {
    this.createInvoices()
    this.createLines()
    this.schema.alterTable('carrier_charges', (table) => {
      // A line is for several things, and what its carrier gives back of each is a row as well.
      table.dropUnique(['shipment_id', 'invoice_line_id'])
      table.bigInteger('invoice_decision_id').nullable()
    })
    this.schema.raw(`create unique index carrier_charges_of_a_line on carrier_charges
      (shipment_id, invoice_line_id, kind, coalesce(invoice_decision_id, 0)) where invoice_line_id is not null`)
    this.load('shipment_margins')
    this.load('carrier_invoices')
  }

  private createInvoices() {
    // Which columns of a carrier's files hold what, as staff have said.
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
      // The day whose rate counts.
      table.date('invoiced_on').notNullable()
      table.string('currency', 3).notNullable()
      table.smallint('minor_digits').notNullable()
      // What the carrier asks for, as its invoice says.
      table.bigInteger('total_minor').notNullable()
      table.bigInteger('lines_minor').notNullable()
      table.string('file_hash', 64).notNullable().unique()
      table.integer('lines').notNullable()
      // Kept by a trigger on the lines.
      table.integer('open_lines').notNullable().defaultTo(0)
      table.integer('disputed_lines').notNullable().defaultTo(0)
      // What was compared by: a rate that comes later is compared by the same.
      table.integer('difference_share').notNullable()
      table.bigInteger('least_kobo').notNullable()
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['carrier', 'number'])
    })
  }

  private createLines() {
    this.schema.createTable('carrier_invoice_lines', (table) => {
      table.bigIncrements('id')
      table.bigInteger('invoice_id').notNullable().references('carrier_invoices.id')
      // As a spreadsheet counts: the header is row 1.
      table.integer('row_number').notNullable()
      table.string('waybill', 50).nullable()
      table.string('reference', 60).nullable()
      for (const part of ['freight', 'fuel', 'duty', 'other'])
        table.bigInteger(`${part}_minor`).notNullable()
      table.integer('grams').nullable()
      // What it was compared with, when it was; null where there is nothing to compare with.
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

    // Who said what of a line, and what its carrier gave back; only added to.
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
  }
}
