import type { Carrier } from '#shipping/pricing/rules/carriers'
import { INVOICE_AMOUNTS, type InvoiceColumn } from '#admin/reconciliation/rules/invoice_labels'

/** The headers of each field, and the unit of weights. */
export interface InvoiceColumns {
  fields: Record<InvoiceColumn, string[]>
  unit: 'kg' | 'lb'
}

type ColumnHeaders = Partial<Record<InvoiceColumn, string[]>>

/** Headers in the carriers' own files, best first; case and punctuation are ignored. */
const CARRIER_TEMPLATES: Record<Carrier, ColumnHeaders> = {
  dhl: {
    waybill: ['Shipment Number', 'Air Waybill Number'],
    reference: ['Shipment Reference 1', 'Shipper Reference'],
    freight: ['Weight Charge', 'Product Charge'],
    duty: ['Duties & Taxes', 'Import Duties', 'Duty Tax Paid'],
    other: ['Total Extra Charges', 'Other Charges 1', 'Extra Charges'],
    weight: ['Weight', 'Billed Weight'],
  },
  fedex: {
    waybill: ['Express or Ground Tracking ID', 'Tracking ID', 'Air Waybill Number'],
    reference: ['Original Customer Reference', 'Customer Reference', 'Shipper Reference'],
    freight: ['Transportation Charge Amount', 'Transportation Charge'],
    fuel: ['Fuel Surcharge', 'Fuel Surcharge Amount'],
    duty: ['Duty and Tax', 'Customs Duty', 'Duty Amount'],
    other: ['Other Charges', 'Additional Handling', 'Out of Delivery Area'],
    weight: ['Rated Weight Amount', 'Rated Weight'],
  },
  ups: {
    waybill: ['Tracking Number', 'Lead Shipment Number'],
    reference: ['Shipment Reference Number 1', 'Reference No. 1'],
    freight: ['Freight Charge', 'Transportation Charges', 'Base Charge'],
    duty: ['Duty Amount', 'Brokerage', 'Customs Duty'],
    other: ['Accessorial Charges', 'Surcharges', 'Other Charges'],
    weight: ['Billed Weight', 'Billable Weight'],
  },
  aramex: {
    waybill: ['AWB', 'AWB Number', 'HAWB'],
    reference: ['Shipper Reference', 'Reference'],
    freight: ['Freight', 'Freight Amount', 'Base Rate'],
    duty: ['Customs Duty', 'Duties'],
    other: ['Other Charges', 'Surcharges'],
    weight: ['Chargeable Weight', 'Charge Weight'],
  },
}

const GENERIC_TEMPLATE: Record<InvoiceColumn, string[]> = {
  waybill: ['Waybill', 'Waybill Number', 'AWB', 'Tracking Number', 'Airwaybill'],
  reference: ['Reference', 'Our Reference', 'Shipper Reference', 'Customer Reference'],
  freight: ['Freight', 'Freight Charge', 'Net Charge', 'Net Charge Amount', 'Net Amount', 'Total'],
  fuel: ['Fuel', 'Fuel Surcharge', 'Fuel Charge'],
  duty: ['Duty', 'Duties', 'Duty and Tax', 'Tax'],
  other: ['Other', 'Other Charges', 'Surcharges'],
  weight: ['Weight', 'Billed Weight', 'Chargeable Weight'],
}

const INVOICE_FIELDS = Object.keys(GENERIC_TEMPLATE) as InvoiceColumn[]

const normalizeInvoiceHeader = (header: string) =>
  header
    .toLowerCase()
    .replace(/\b(kgs?|lbs?)\b/g, '')
    .replace(/[^a-z0-9]/g, '')

/** Prefers the saved mapping if all its headers exist, otherwise matches by template. */
export function matchInvoiceColumns(
  carrier: Carrier | null,
  headers: readonly string[],
  remembered: InvoiceColumns | null
): InvoiceColumns {
  if (remembered && INVOICE_FIELDS.every((field) => hasHeaders(headers, remembered.fields[field])))
    return remembered
  const byName = new Map(headers.map((header) => [normalizeInvoiceHeader(header), header]))
  const found = (field: InvoiceColumn) => {
    const others = Object.values(CARRIER_TEMPLATES).flatMap((template) => template[field] ?? [])
    const names = [
      ...((carrier && CARRIER_TEMPLATES[carrier][field]) ?? []),
      ...GENERIC_TEMPLATE[field],
      ...others,
    ]
    const name = names.find((one) => byName.has(normalizeInvoiceHeader(one)))
    return name === undefined ? [] : [byName.get(normalizeInvoiceHeader(name))!]
  }
  const fields = Object.fromEntries(INVOICE_FIELDS.map((field) => [field, found(field)]))
  const isPounds = /\b(lb|lbs|pounds?)\b/i.test(fields.weight?.[0] ?? '')
  return { fields: withoutTotals(fields as InvoiceColumns['fields']), unit: isPounds ? 'lb' : 'kg' }
}

/** If freight comes from a total, removes the other amounts, which the total already includes. */
function withoutTotals(fields: InvoiceColumns['fields']): InvoiceColumns['fields'] {
  const isTotal = fields.freight.some((header) => /net|total/i.test(header))
  return isTotal ? { ...fields, fuel: [], duty: [], other: [] } : fields
}

function hasHeaders(headers: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((header) => headers.includes(header))
}

export function listMissingInvoiceColumns({ fields }: InvoiceColumns): string[] {
  const hasName = fields.waybill.length > 0 || fields.reference.length > 0
  const hasAmount = INVOICE_AMOUNTS.some((amount) => fields[amount].length > 0)
  return [
    ...(hasName ? [] : ['Choose the column of the waybill, or of our reference.']),
    ...(hasAmount ? [] : ['Choose at least one column with an amount.']),
  ]
}
