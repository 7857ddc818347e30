import type { Caller } from '#identity/sessions/caller'
import { counted } from '#shared/languages/rules/counted'
import { readSheet, readText, type Sheet } from '#shared/sheets/sheet'
import type { ReadColumns } from '#shared/sheets/columns'
import { readRecords } from '#shared/sheets/read_records'
import { withoutDone } from '#shared/sheets/sheet_records'
import { rememberedColumns } from '#shipping/addresses/sheet/remembered_columns'
import { rememberedSender } from '#shipping/booking/memory/remembered'
import { MOST_ROWS } from '#shipping/batches/batch_validators'
import { keepBatch } from '#shipping/batches/keeping'
import type ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { ANSWER_HEADERS, sentHeaders, type SheetField } from '#shipping/batches/rules/sheet_fields'
import {
  columnsOf,
  HEADERS,
  isTemplate,
  RECEIVER_HEADERS,
} from '#shipping/batches/sheet/column_names'
import { withNotation } from '#shipping/batches/sheet/cell_words'

/** Shop systems write many columns beside those that we read. */
const BOUNDS = { rows: MOST_ROWS, columns: 100, headers: HEADERS, shared: RECEIVER_HEADERS }

/** A sheet as it was sent, or as it was copied out of a spreadsheet. */
export type GivenSheet = { file: { bytes: Buffer; name: string } } | { text: string }

/** Reads a sheet, prices its rows and keeps them to be corrected. Throws SheetRefused, OrganizationInactive. */
export async function keepSheet(caller: Caller, given: GivenSheet): Promise<ShipmentBatch> {
  const isFile = 'file' in given
  const whole = isFile
    ? await readSheet(given.file.bytes, BOUNDS)
    : await readText(given.text, BOUNDS)
  const { columns, records, notes } = await readParcels(caller, whole)
  const name = isFile ? nameOf(given.file.name) : counted(records.length, 'pasted row')
  return keepBatch(caller, {
    head: {
      ...{ name, source: isFile ? 'file' : 'paste', origin: await rememberedSender(caller) },
      ...{ columns, notes },
    },
    rows: records.map(({ row, lines, isLeftOut }) => ({
      ...{ number: row, lines, isLeftOut, submission: null },
    })),
  })
}

/** The parcels of a sheet, but for those that its shop says are not to be sent. Throws SheetRefused. */
async function readParcels(caller: Caller, sheet: Sheet) {
  const { read, records, notes } = await readRecords(sheet, async (headed) => {
    const { headers } = headed
    const known = isTemplate(headers)
      ? undefined
      : await rememberedColumns<SheetField>(caller, 'parcels', sentHeaders(headers))
    return columnsOf(headed, known)
  })
  // In the sheet that we gave back the status is ours.
  const isOurs = ANSWER_HEADERS.every((header) => sheet.headers.includes(header))
  const sent = isOurs
    ? { records, notes: [] }
    : withoutDone(records, { headers: sheet.headers, columns: read.columns }, read.shop)
  return {
    columns: withNotation(read.columns, sheet),
    records: sent.records,
    notes: [...notes, ...sent.notes, ...(read.shop && isSilent(read, sheet) ? [NO_CURRENCY] : [])],
  }
}

const NO_CURRENCY =
  'The sheet does not say in which currency its values are. We read them as naira.'

/** Neither a column nor a cell of its values names a currency. */
function isSilent({ columns }: ReadColumns<SheetField>, { rows }: Sheet): boolean {
  const at = columns.findIndex(({ field }) => field === 'value')
  const isNamed = columns.some(({ field }) => field === 'currency')
  return at >= 0 && !isNamed && rows.every(({ cells }) => !/\p{L}|\p{Sc}/u.test(cells[at] ?? ''))
}

function nameOf(file: string): string {
  const name = file.replace(/^.*[/\\]/, '').trim()
  return name.slice(0, 120) || 'Sheet'
}
