import { formatKg } from '#shipping/pricing/price_words'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'

export type Sum = [label: string, amountKobo: number]

/** Below the lines, the total last. Tax is within it, and rounded once. */
export function totalsOf({ totalKobo, vatKobo, vatBasisPoints }: BillingInvoice): Sum[] {
  if (vatBasisPoints === 0) return [['Total', totalKobo]]
  return [
    ['Total without VAT', totalKobo - vatKobo],
    [`VAT ${vatBasisPoints / 100}%, included, rounded once`, vatKobo],
    ['Total', totalKobo],
  ]
}

/** How the balance of the wallet came to be. */
export function sumsOf(invoice: BillingInvoice): Sum[] {
  const { openingKobo, chargesKobo, paymentsKobo, adjustmentsKobo, creditedKobo } = invoice
  const moved: Sum[] = [
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

/** DHL, NG to GB, 1.5 kg */
export function detailOf({ courier, lane, grams, kind }: BillingInvoiceLine): string {
  const weight = kind === 'shipment' && grams !== null ? formatKg(grams) : null
  return [courier, lane?.replace('-', ' to '), weight].filter((word) => word !== null).join(', ')
}
