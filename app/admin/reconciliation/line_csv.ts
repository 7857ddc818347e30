import { naira } from '#shared/money/rules/money'
import type { CsvColumns } from '#shared/http/csv_file'
import { digitsOf } from '#shipping/costs/rules/currencies'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import type CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { FINDINGS, LINE_STATES } from '#admin/reconciliation/rules/invoice_words'
import { kilograms } from '#shared/numbers/rules/weight'

type LineColumns = CsvColumns<CarrierInvoiceLine>

/** For the carrier: what we dispute, by its own numbers and figures, and nothing of our own prices. */
export function disputeColumns({ number, currency }: CarrierInvoice): LineColumns {
  const major = (minor: number) => minor / 10 ** digitsOf(currency)
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

export function lineColumns(invoice: CarrierInvoice): LineColumns {
  return {
    ...disputeColumns(invoice),
    'State': ({ status }) => LINE_STATES[status],
    'Findings': ({ findings }) => findings.map((finding) => FINDINGS[finding]).join(', '),
    'Tracking Number': ({ shipment }) => shipment && String(shipment.trackingNumber),
    'Cost': ({ costKobo }) => inNaira(costKobo),
    'Estimate': ({ estimateKobo }) => inNaira(estimateKobo),
    'Charged': ({ chargedKobo }) => inNaira(chargedKobo),
  }
}

const inNaira = (kobo: number | null) => (kobo === null ? null : naira(kobo))
