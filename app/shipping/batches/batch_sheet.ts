import type { Caller } from '#identity/sessions/caller'
import { createCsvStream } from '#shared/http/csv_stream'
import { naira } from '#shared/money/rules/money'
import { writeWorkbook } from '#shared/sheets/sheet'
import type { SheetLines } from '#shared/sheets/workbook_bytes'
import type { Catalogue } from '#shipping/pricing/catalogue'
import {
  ANSWER_HEADERS,
  ROW_FIELDS,
  SHEET_FIELDS,
  TEMPLATE_FIELDS,
} from '#shipping/batches/rules/sheet_fields'
import type { BatchRow } from '#shipping/batches/batch_rows'
import { loadBatch, type BatchRowDetail } from '#shipping/batches/load_batch'

export type SheetFormat = 'csv' | 'xlsx'

/** Exports the sheet with its original cells and each row's result. */
export async function exportBatch(caller: Caller, id: number, format: SheetFormat) {
  const { batch, rows, catalogue } = await loadBatch(caller, id)
  const columns = batch.columns.length
    ? batch.columns
    : ROW_FIELDS.map((field) => ({ header: SHEET_FIELDS[field], field }))
  // Rows from the API have no cells. Rows may lack a column that a later correction added.
  const linesOf = ({ lines, texts }: BatchRowDetail) =>
    lines?.map((line) => columns.map((_, at) => line[at] ?? '')) ?? [
      columns.map(({ field }) => (field && texts[field]) ?? ''),
    ]
  const headers = [...columns.map(({ header }) => header), ...ANSWER_HEADERS]
  const lines = rows.flatMap((row) =>
    linesOf(row).map((line) => [...line, ...rowResults(row, catalogue)])
  )
  return { name: `batch-${id}.${format}`, ...(await writeSheet(format, headers, lines)) }
}

/** A sheet to fill in, with one example row. Its headings need no column mapping. */
export function createTemplateSheet(format: SheetFormat) {
  const fields = TEMPLATE_FIELDS
  const example: Partial<Record<(typeof fields)[number], string>> = {
    reference: '1001',
    fullname: 'Amina Bello',
    phoneNumber: '0803 123 4567',
    email: 'amina@example.com',
    address: '14 Aminu Kano Crescent',
    city: 'Wuse',
    state: 'Abuja FCT',
    country: 'Nigeria',
    postalCode: '900288',
    description: 'Ankara dress',
    category: 'Clothing',
    quantity: '1',
    value: '25000',
    weight: '0.8',
    length: '30',
    width: '20',
    height: '10',
    insurance: 'Standard',
    signature: 'No',
    courier: 'cheapest',
  }
  return writeSheet(
    format,
    fields.map((field) => SHEET_FIELDS[field]),
    [fields.map((field) => example[field] ?? '')]
  )
}

function rowResults(
  { shipment, courierCode, priceKobo, problems, isLeftOut }: BatchRow,
  of: Catalogue
) {
  const status = shipment
    ? shipment.status
    : isLeftOut
      ? 'Left out'
      : problems.length
        ? 'To correct'
        : 'Ready'
  return [
    shipment ? String(shipment.trackingNumber) : '',
    shipment?.waybillNumber ?? '',
    courierCode ? of.courier(courierCode).name : '',
    priceKobo === null ? '' : naira(priceKobo),
    status,
    problems.map(({ message }) => message).join(' '),
  ]
}

const SHEET_MIME_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function writeSheet(format: SheetFormat, headers: string[], lines: SheetLines) {
  const content =
    format === 'csv' ? createCsvStream(headers, lines) : await writeWorkbook(headers, lines)
  return { type: SHEET_MIME_TYPES[format], content }
}
