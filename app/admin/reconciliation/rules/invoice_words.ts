/** What a column of a carrier's file may hold. An amount may be spread over several columns. */
export const INVOICE_COLUMNS = {
  waybill: 'Waybill',
  reference: 'Our reference',
  freight: 'Freight',
  fuel: 'Fuel',
  duty: 'Duty and tax',
  other: 'Other charges',
  weight: 'Billed weight',
} as const

export type InvoiceColumn = keyof typeof INVOICE_COLUMNS

export const AMOUNTS = ['freight', 'fuel', 'duty', 'other'] as const
export type InvoiceAmount = (typeof AMOUNTS)[number]

/** What somebody should look at about a line. */
export const FINDINGS = {
  unknown: 'No such parcel',
  several: 'Several parcels',
  duplicate: 'Billed before',
  void: 'Voided shipment',
  dearer: 'Above the estimate',
  weight: 'Other weight',
  no_rate: 'No exchange rate',
} as const

export type Finding = keyof typeof FINDINGS

export const LINE_STATES = {
  open: 'Open',
  accepted: 'Accepted',
  disputed: 'Disputed',
  credited: 'Credited',
} as const

export type LineState = keyof typeof LINE_STATES
