import { naira } from '#shared/money/rules/money'
import { digitsOf } from '#shipping/costs/rules/currencies'
import { invoiceLines, type LineQuestion } from '#admin/reconciliation/line_list'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import { FINDINGS, LINE_STATES } from '#admin/reconciliation/rules/invoice_words'
import { kilograms } from '#shared/numbers/rules/weight'

/** What a carrier is sent about the lines that we dispute: its own numbers and figures, and why. */
export const DISPUTE_COLUMNS = [
  ...['Invoice', 'Row', 'Waybill', 'Reference', 'Currency', 'Billed', 'Credited', 'Billed Weight'],
  ...['Our Weight', 'Reason'],
]

/** The rest is for us alone. */
export const LINE_COLUMNS = [
  ...DISPUTE_COLUMNS,
  ...['State', 'Findings', 'Tracking Number', 'Cost', 'Estimate', 'Charged'],
]

export async function* lineRows(invoice: CarrierInvoice, question: LineQuestion) {
  const minor = (amount: number) => amount / 10 ** digitsOf(invoice.currency)
  for await (const line of invoiceLines(invoice.id, question)) {
    yield [
      invoice.number,
      line.rowNumber,
      line.waybill ?? '',
      line.reference ?? '',
      invoice.currency,
      minor(line.totalMinor),
      minor(line.creditedMinor),
      kilograms(line.grams) ?? '',
      kilograms(line.ourGrams) ?? '',
      line.decision?.reason ?? '',
      LINE_STATES[line.status],
      line.findings.map((finding) => FINDINGS[finding]).join(', '),
      line.shipment ? String(line.shipment.trackingNumber) : '',
      inNaira(line.costKobo),
      inNaira(line.estimateKobo),
      inNaira(line.chargedKobo),
    ]
  }
}

export async function* disputeRows(invoice: CarrierInvoice) {
  for await (const row of lineRows(invoice, { status: 'disputed' })) {
    yield row.slice(0, DISPUTE_COLUMNS.length)
  }
}

const inNaira = (kobo: number | null) => (kobo === null ? '' : naira(kobo))
