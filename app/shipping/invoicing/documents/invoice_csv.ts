import type { Readable } from 'node:stream'
import { createCsvStream } from '#shared/http/csv_stream'
import { naira } from '#shared/money/rules/money'
import { sortableMoment } from '#shared/time/lagos_time'
import type { InvoiceWithStatement } from '#shipping/invoicing/load_invoice'
import { kilograms } from '#shared/numbers/rules/weight'

const INVOICE_CSV_COLUMNS = [
  ...['Document', 'Part', 'Date', 'Description', 'Tracking Number', 'Courier', 'Lane'],
  ...['Weight (kg)', 'Amount (NGN)', 'Reference'],
]

type CsvCells = (string | number | null)[]

export function createInvoiceCsv(whole: InvoiceWithStatement): Readable {
  return createCsvStream(INVOICE_CSV_COLUMNS, invoiceCsvRows(whole))
}

function invoiceCsvRows({ invoice, movements }: InvoiceWithStatement): CsvCells[] {
  const row = (part: string, cells: CsvCells) => [invoice.number, part, ...cells]
  const sum = (part: string, amountKobo: number) =>
    row(part, [null, part, null, null, null, null, naira(amountKobo), null])
  const lines = invoice.lines.map((line) =>
    row('Line', [
      ...[sortableMoment(line.occurredAt), line.description],
      line.trackingNumber === null ? null : String(line.trackingNumber),
      ...[line.courier, line.lane, kilograms(line.grams)],
      ...[naira(line.amountKobo), null],
    ])
  )
  const totals = [sum('VAT included', invoice.vatKobo), sum('Total', invoice.totalKobo)]
  if (invoice.isCreditNote) return [...lines, ...totals]
  const moved = movements.map(({ at, comment, reference, amountKobo }) =>
    row('Movement', [
      ...[sortableMoment(at), comment, null, null, null, null, naira(amountKobo), reference],
    ])
  )
  return [
    ...lines,
    ...totals,
    sum('Opening balance', invoice.openingKobo),
    sum('Charges', -invoice.chargesKobo),
    ...moved,
    sum('Closing balance', invoice.closingKobo),
  ]
}
