import { Migration } from '#database/migration'

/** Invoices of businesses on credit. They document entries of the ledger and move no money. */
export default class extends Migration {
  async up() {
    this.#runs()
    this.#invoices()
    this.#lines()
    this.#matches()
  }

  #runs() {
    this.schema.createTable('billing_runs', (table) => {
      table.bigIncrements('id')
      table.string('cycle', 10).notNullable()
      table.date('period_from').notNullable()
      table.date('period_to').notNullable()
      // `settled_entry_id`: no entry up to it can still be added; later ones are billed next.
      table.bigInteger('settled_entry_id').nullable()
      table.bigInteger('started_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('finished_at').nullable()
      table.unique(['cycle', 'period_from'])
      table.check(`cycle in ('Weekly', 'Biweekly', 'Monthly')`)
      table.check('period_to > period_from')
    })
    this.schema.raw(
      `create index billing_runs_unfinished on billing_runs (id) where finished_at is null`
    )

    // Entries of the cash account are billed once each, in order, up to `billed_entry_id`.
    this.schema.createTable('billing_accounts', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.bigInteger('wallet_id').notNullable().references('wallets.id')
      table.bigInteger('account_id').notNullable().references('ledger_accounts.id')
      table.date('opened_on').notNullable()
      table.bigInteger('first_entry_id').notNullable()
      table.bigInteger('opening_kobo').notNullable()
      table.bigInteger('billed_entry_id').notNullable()
      table.bigInteger('closing_kobo').notNullable()
      table.date('billed_to').nullable()
      // `credited_entry_id`: refunds up to this entry have credit notes.
      table.bigInteger('credited_entry_id').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
  }

  #invoices() {
    this.schema.createTable('billing_series', (table) => {
      table.string('series', 3).notNullable()
      table.integer('year').notNullable()
      table.integer('last').notNullable()
      table.primary(['series', 'year'])
    })

    this.schema.createTable('billing_invoices', (table) => {
      table.bigIncrements('id')
      table.string('series', 3).notNullable()
      table.integer('year').notNullable()
      table.integer('sequence').notNullable()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('run_id').nullable().references('billing_runs.id')
      table.bigInteger('credits_id').nullable().references('billing_invoices.id').index()
      table.date('period_from').notNullable()
      table.date('period_to').notNullable()
      table.date('issued_on').notNullable()
      table.date('due_on').notNullable()
      // The invoice covers the entries above `after_entry_id`, up to `last_entry_id`.
      table.bigInteger('after_entry_id').notNullable()
      table.bigInteger('last_entry_id').notNullable()
      table.bigInteger('opening_kobo').notNullable()
      table.bigInteger('charges_kobo').notNullable()
      table.bigInteger('payments_kobo').notNullable()
      table.bigInteger('adjustments_kobo').notNullable()
      table.bigInteger('credited_kobo').notNullable()
      table.bigInteger('closing_kobo').notNullable()
      table.bigInteger('total_kobo').notNullable()
      table.integer('vat_basis_points').notNullable()
      // `vat_kobo`: VAT, which the total includes.
      table.bigInteger('vat_kobo').notNullable()
      table.string('reason', 200).nullable()
      table.jsonb('issuer').notNullable()
      table.jsonb('customer').notNullable()
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['series', 'year', 'sequence'])
      table.unique(['organization_id', 'id'])
      table.index(['run_id'])
      table.check(`series in ('INV', 'CN')`)
      table.check(`(series = 'CN') = (credits_id is not null)`)
      table.check(`closing_kobo = opening_kobo - charges_kobo + payments_kobo + adjustments_kobo
        + credited_kobo`)
      table.check('vat_kobo between 0 and total_kobo')
    })
    // An issued invoice never changes: a credit note corrects it.
    this.trigger(`billing_invoices_append_only before update or delete on billing_invoices
      for each row execute function billing_is_append_only()`)
    this.trigger(`billing_invoices_open after insert on billing_invoices
      for each row when (new.series = 'INV') execute function billing_invoice_opens()`)
  }

  #lines() {
    this.schema.createTable('billing_invoice_lines', (table) => {
      table.bigIncrements('id')
      table.bigInteger('invoice_id').notNullable().references('billing_invoices.id').index()
      table.string('kind', 15).notNullable()
      // `entry_id`: null for a debt from before the first invoice.
      table.bigInteger('entry_id').nullable().unique()
      table.bigInteger('shipment_id').nullable()
      table.bigInteger('amount_kobo').notNullable()
      table.timestamp('occurred_at').notNullable()
      table.bigInteger('tracking_number').nullable()
      table.string('courier', 60).nullable()
      table.string('lane', 5).nullable()
      table.integer('grams').nullable()
      table.string('description', 200).notNullable()
      table.index(['invoice_id', 'id'])
      table.check(`kind in ('shipment', 'reweigh', 'void', 'debit', 'brought_forward', 'credit')`)
      table.check(`(entry_id is null) = (kind = 'brought_forward')`)
    })
    this.schema.raw(`create unique index billing_invoice_lines_shipment
      on billing_invoice_lines (shipment_id) where kind = 'shipment'`)
    this.trigger(`billing_invoice_lines_append_only before update or delete on billing_invoice_lines
      for each row execute function billing_is_append_only()`)

    this.schema.createTable('billing_run_results', (table) => {
      table.bigInteger('run_id').notNullable().references('billing_runs.id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('outcome', 10).notNullable()
      table.bigInteger('invoice_id').nullable().references('billing_invoices.id')
      table.string('reason', 300).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['run_id', 'organization_id'])
      table.check(`outcome in ('invoiced', 'nothing', 'failed')`)
      table.check(`(outcome = 'invoiced') = (invoice_id is not null)`)
    })
  }

  #matches() {
    // `billing_balances`: triggers update this table.
    this.schema.createTable('billing_balances', (table) => {
      table.bigInteger('invoice_id').primary().references('billing_invoices.id')
      table.bigInteger('organization_id').notNullable()
      table.date('due_on').notNullable()
      table.bigInteger('total_kobo').notNullable()
      table.bigInteger('open_kobo').notNullable()
      table.bigInteger('written_off_kobo').notNullable().defaultTo(0)
      table.check('open_kobo between 0 and total_kobo', {}, 'billing_balances_open')
    })
    this.schema.raw(`create index billing_balances_due on billing_balances (organization_id, due_on)
      where open_kobo > 0`)

    this.schema.createTable('billing_matches', (table) => {
      table.bigIncrements('id')
      table.bigInteger('invoice_id').notNullable().references('billing_invoices.id').index()
      table.bigInteger('organization_id').notNullable()
      // `entry_id`: null if the balance from before the first invoice paid it.
      table.bigInteger('entry_id').nullable().index()
      // `amount_kobo`: negative if it undoes a match.
      table.bigInteger('amount_kobo').notNullable()
      table.string('kind', 12).notNullable()
      table.bigInteger('matched_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('amount_kobo <> 0')
      table.check(`kind in ('payment', 'credit_note', 'write_off')`)
    })
    this.schema.raw(`create index billing_matches_opening on billing_matches (organization_id)
      where entry_id is null`)
    this.trigger(`billing_matches_append_only before update or delete on billing_matches
      for each row execute function billing_is_append_only()`)
    this.trigger(`billing_matches_count after insert on billing_matches
      for each row execute function billing_match_counts()`)

    this.schema.createTable('billing_notices', (table) => {
      table.bigInteger('invoice_id').notNullable().references('billing_invoices.id')
      table.integer('day').notNullable()
      table.timestamp('sent_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['invoice_id', 'day'])
    })
    this.schema.raw(
      `create index billing_notices_unsent on billing_notices (created_at) where sent_at is null`
    )
  }
}
