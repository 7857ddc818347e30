import { BillingInvoiceLineSchema } from '#database/schema'

export type InvoiceLineKind =
  | 'shipment'
  | 'reweigh'
  | 'void'
  | 'debit'
  | 'brought_forward'
  | 'credit'

export default class BillingInvoiceLine extends BillingInvoiceLineSchema {
  declare kind: InvoiceLineKind
}
