import type { Caller } from '#identity/sessions/caller'
import { pluralize } from '#shared/languages/rules/pluralize'
import { readSheet, readText } from '#shared/sheets/sheet'
import type { Sheet } from '#shared/sheets/sheet_table'
import type { ReadColumns } from '#shared/sheets/columns'
import { readRecords } from '#shared/sheets/read_records'
import { withoutCompletedOrders } from '#shared/sheets/sheet_records'
import { loadSavedColumns } from '#shipping/addresses/sheet/saved_columns'
import { loadDefaultSender } from '#shipping/booking/drafts/booking_defaults'
import { MAX_BATCH_ROWS } from '#shipping/batches/batch_validators'
import { createBatch } from '#shipping/batches/create_batch'
import {
  ANSWER_HEADERS,
  headersWithoutAnswers,
  type SheetField,
} from '#shipping/batches/rules/sheet_fields'
import {
  detectColumns,
  BATCH_SHEET_HEADERS,
  isTemplateSheet,
  RECEIVER_HEADERS,
} from '#shipping/batches/sheet/detect_columns'
import { addColumnNotations } from '#shipping/batches/sheet/read_cells'

/** Up to 100 columns, because shop systems export many that we do not read. */
const SHEET_LIMITS = {
  rows: MAX_BATCH_ROWS,
  columns: 100,
  headers: BATCH_SHEET_HEADERS,
  shared: RECEIVER_HEADERS,
}

export type BatchSheetInput = { file: { bytes: Buffer; name: string } } | { text: string }

/** Throws E_FILE_UNREADABLE and OrganizationInactive. */
export async function createBatchFromSheet(caller: Caller, given: BatchSheetInput) {
  const isFile = 'file' in given
  const whole = isFile
    ? await readSheet(given.file.bytes, SHEET_LIMITS)
    : await readText(given.text, SHEET_LIMITS)
  const { columns, records, notes } = await readParcels(caller, whole)
  const name = isFile ? batchNameFromFile(given.file.name) : pluralize(records.length, 'pasted row')
  return createBatch(caller, {
    head: {
      name,
      source: isFile ? 'file' : 'paste',
      origin: await loadDefaultSender(caller),
      columns,
      notes,
    },
    rows: records.map(({ row, lines, isLeftOut }) => ({
      number: row,
      lines,
      isLeftOut,
      submission: null,
    })),
  })
}

/** Skips orders that the shop marks as cancelled or shipped. Throws E_FILE_UNREADABLE. */
async function readParcels(caller: Caller, sheet: Sheet) {
  const { read, records, notes } = await readRecords(sheet, async (headed) => {
    const { headers } = headed
    const known = isTemplateSheet(headers)
      ? undefined
      : await loadSavedColumns<SheetField>(caller, 'parcels', headersWithoutAnswers(headers))
    return detectColumns(headed, known)
  })
  // In our own export, the status column holds a shipment status, not the shop's order status.
  const isOurs = ANSWER_HEADERS.every((header) => sheet.headers.includes(header))
  const sent = isOurs
    ? { records, notes: [] }
    : withoutCompletedOrders(records, { headers: sheet.headers, columns: read.columns }, read.shop)
  return {
    columns: addColumnNotations(read.columns, sheet),
    records: sent.records,
    notes: [
      ...notes,
      ...sent.notes,
      ...(read.shop && hasNoCurrency(read, sheet) ? [NO_CURRENCY_NOTE] : []),
    ],
  }
}

const NO_CURRENCY_NOTE = 'The sheet does not name a currency, so we read its values as naira.'

function hasNoCurrency({ columns }: ReadColumns<SheetField>, { rows }: Sheet): boolean {
  const at = columns.findIndex(({ field }) => field === 'value')
  const isNamed = columns.some(({ field }) => field === 'currency')
  return at >= 0 && !isNamed && rows.every(({ cells }) => !/\p{L}|\p{Sc}/u.test(cells[at] ?? ''))
}

function batchNameFromFile(file: string): string {
  const name = file.replace(/^.*[/\\]/, '').trim()
  return name.slice(0, 120) || 'Sheet'
}
