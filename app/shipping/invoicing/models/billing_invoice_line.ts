import { BillingInvoiceLineSchema } from '#database/schema'

export type InvoiceLineKind =
  | 'shipment'
  | 'reweigh'
  | 'void'
  | 'debit'
  | 'brought_forward'
  | 'credit'

/** One entry of the ledger as its invoice, or its credit note, says it. What was charged stands above zero. */
export default class BillingInvoiceLine extends BillingInvoiceLineSchema {
  declare kind: InvoiceLineKind
}
