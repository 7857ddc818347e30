import { getEnglishTranslator } from '#shared/languages/translator'
import { formatWeightKg } from '#shipping/pricing/format_price'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'

export type InvoiceSum = [label: string, amountKobo: number]

/** The total comes last. It includes VAT, which is rounded once. */
export function invoiceTotals({
  totalKobo,
  vatKobo,
  vatBasisPoints,
}: BillingInvoice): InvoiceSum[] {
  if (vatBasisPoints === 0) return [['Total', totalKobo]]
  return [
    ['Total without VAT', totalKobo - vatKobo],
    [`VAT ${vatBasisPoints / 100}%, included, rounded once`, vatKobo],
    ['Total', totalKobo],
  ]
}

export function statementSums(invoice: BillingInvoice): InvoiceSum[] {
  const { openingKobo, chargesKobo, paymentsKobo, adjustmentsKobo, creditedKobo } = invoice
  const moved: InvoiceSum[] = [
    ['Charges on this invoice', -chargesKobo],
    ['Payments', paymentsKobo],
    ['Credit notes', creditedKobo],
    ['Adjustments', adjustmentsKobo],
  ]
  return [
    ['Opening balance', openingKobo],
    ...moved.filter(([, amountKobo]) => amountKobo !== 0),
    ['Closing balance', invoice.closingKobo],
  ]
}

/** Formats `DHL, Nigeria to United Kingdom, 1.5 kg`; within one country, `DHL, 1.5 kg`. */
export function invoiceLineDetail({ courier, lane, grams, kind }: BillingInvoiceLine): string {
  const weight = kind === 'shipment' && grams !== null ? formatWeightKg(grams) : null
  return [courier, lane && laneText(lane), weight].filter(Boolean).join(', ')
}

function laneText(lane: string): string | null {
  const [origin, destination] = lane.split('-') as [string, string]
  if (origin === destination) return null
  const nameOf = (code: string) => getEnglishTranslator().country({ code })
  return `${nameOf(origin)} to ${nameOf(destination)}`
}
