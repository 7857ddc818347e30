import { BillingInvoiceLineSchema } from '#database/schema'

export type InvoiceLineKind =
  | 'shipment'
  | 'reweigh'
  | 'void'
  | 'debit'
  | 'brought_forward'
  | 'credit'

/** A ledger entry on an invoice or a credit note. Charges are positive. */
export default class BillingInvoiceLine extends BillingInvoiceLineSchema {
  declare kind: InvoiceLineKind
}
