import type { Caller } from '#identity/sessions/caller'
import { counted } from '#shared/languages/rules/counted'
import { readSheet, readText, type Sheet } from '#shared/sheets/sheet'
import { rememberedSender } from '#shipping/booking/memory/remembered'
import { MOST_ROWS } from '#shipping/batches/batch_validators'
import { keepBatch } from '#shipping/batches/keeping'
import type ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { columnsOf, HEADERS, RECEIVER_HEADERS } from '#shipping/batches/sheet/column_names'
import { withNotation } from '#shipping/batches/sheet/cell_words'
import { knownColumns } from '#shipping/batches/sheet/known_columns'

/** Shop systems write many columns beside those that we read. */
const BOUNDS = { rows: MOST_ROWS, columns: 100, headers: HEADERS, shared: RECEIVER_HEADERS }

/** A sheet as it was sent, or as it was copied out of a spreadsheet. */
export type GivenSheet = { file: { bytes: Buffer; name: string } } | { text: string }

/** Reads a sheet, prices its rows and keeps them to be corrected. Throws SheetRefused, OrganizationInactive. */
export async function keepSheet(caller: Caller, given: GivenSheet): Promise<ShipmentBatch> {
  const isFile = 'file' in given
  const sheet = isFile
    ? await readSheet(given.file.bytes, BOUNDS)
    : await readText(given.text, BOUNDS)
  const name = isFile ? nameOf(given.file.name) : counted(sheet.rows.length, 'pasted row')
  return keepBatch(caller, {
    head: {
      ...{ name, source: isFile ? 'file' : 'paste', origin: await rememberedSender(caller) },
      columns: withNotation(columnsOf(sheet.headers, await knownColumns(caller)), sheet),
    },
    rows: rowsIn(sheet),
  })
}

function rowsIn({ rows }: Sheet) {
  return rows.map(({ cells }) => ({ cells, submission: null }))
}

function nameOf(file: string): string {
  const name = file.replace(/^.*[/\\]/, '').trim()
  return name.slice(0, 120) || 'Sheet'
}
