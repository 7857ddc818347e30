import { Migration } from '#database/migration'

/** What lists and counts about billing and lanes are read by, so that none reads what is long settled. */
export default class extends Migration {
  async up() {
    // Parcels that their courier has not billed.
    this.schema
      .raw(`create index shipment_margins_unbilled on shipment_margins (paid_on, shipment_id)
      where invoiced_kobo is null`)
    this.schema.alterTable('carrier_invoices', (table) => {
      table.index(['carrier', 'invoiced_on'])
    })
    // Money that came into an account, which charges outnumber by far.
    this.schema
      .raw(`create index ledger_entries_credits on ledger_entries (account_id, created_at, id)
      where amount_kobo > 0`)
    // The lines of an invoice as they stand on it.
    this.schema.alterTable('billing_invoice_lines', (table) => {
      table.index(['invoice_id', 'id'])
    })
    // The deliveries of the last half year.
    this.schema.raw(`create index shipments_delivered on shipments (delivered_at)
      where status = 'DELIVERED'`)
    this.load('lane_facts')
  }
}
