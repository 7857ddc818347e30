import { naira } from '#shared/money/rules/money'
import type { CsvColumns } from '#shared/http/csv_stream'
import { currencyDigits } from '#shipping/costs/rules/currencies'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import type CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { FINDING_LABELS, LINE_STATE_LABELS } from '#admin/reconciliation/rules/invoice_labels'
import { kilograms } from '#shared/numbers/rules/weight'

type InvoiceLineCsvColumns = CsvColumns<CarrierInvoiceLine>

/** Columns of the disputed lines, made for the carrier: its own figures, none of our prices. */
export function disputeCsvColumns({ number, currency }: CarrierInvoice): InvoiceLineCsvColumns {
  const major = (minor: number) => minor / 10 ** currencyDigits(currency)
  return {
    'Invoice': () => number,
    'Row': ({ rowNumber }) => rowNumber,
    'Waybill': ({ waybill }) => waybill,
    'Reference': ({ reference }) => reference,
    'Currency': () => currency,
    'Billed': ({ totalMinor }) => major(totalMinor),
    'Credited': ({ creditedMinor }) => major(creditedMinor),
    'Billed Weight': ({ grams }) => kilograms(grams),
    'Our Weight': ({ ourGrams }) => kilograms(ourGrams),
    'Reason': ({ decision }) => decision?.reason,
  }
}

export function invoiceLineCsvColumns(invoice: CarrierInvoice): InvoiceLineCsvColumns {
  return {
    ...disputeCsvColumns(invoice),
    'State': ({ status }) => LINE_STATE_LABELS[status],
    'Findings': ({ findings }) => findings.map((finding) => FINDING_LABELS[finding]).join(', '),
    'Tracking Number': ({ shipment }) => shipment && String(shipment.trackingNumber),
    'Cost': ({ costKobo }) => optionalNaira(costKobo),
    'Estimate': ({ estimateKobo }) => optionalNaira(estimateKobo),
    'Charged': ({ chargedKobo }) => optionalNaira(chargedKobo),
  }
}

const optionalNaira = (kobo: number | null) => (kobo === null ? null : naira(kobo))
