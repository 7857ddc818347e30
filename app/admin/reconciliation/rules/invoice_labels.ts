/** Fields of a carrier's file. An amount may be spread over several columns. */
export const INVOICE_COLUMN_LABELS = {
  waybill: 'Waybill',
  reference: 'Our reference',
  freight: 'Freight',
  fuel: 'Fuel',
  duty: 'Duty and tax',
  other: 'Other charges',
  weight: 'Billed weight',
} as const

export type InvoiceColumn = keyof typeof INVOICE_COLUMN_LABELS

export const INVOICE_AMOUNTS = ['freight', 'fuel', 'duty', 'other'] as const
export type InvoiceAmount = (typeof INVOICE_AMOUNTS)[number]

export const FINDING_LABELS = {
  unknown: 'No such parcel',
  several: 'Several parcels',
  duplicate: 'Already billed',
  void: 'Voided shipment',
  dearer: 'Above the estimate',
  weight: 'Different weight',
  no_rate: 'No exchange rate',
} as const

export type InvoiceFinding = keyof typeof FINDING_LABELS

export const LINE_STATE_LABELS = {
  open: 'Open',
  accepted: 'Accepted',
  disputed: 'Disputed',
  credited: 'Credited',
} as const

export type InvoiceLineState = keyof typeof LINE_STATE_LABELS

export function toOptions(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
