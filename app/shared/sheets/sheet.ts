import type { Separator } from '#shared/numbers/rules/read_number'
import type { workbookBytes } from '#shared/sheets/workbook_bytes'
import type { boundedRows, tableIn, tableInText } from '#shared/sheets/sheet_table'
import { runInReadingThread } from '#shared/uploads/reading_thread'

/** A table with its headers. */
export interface Sheet {
  headers: string[]
  /** As many cells as there are headers; `row` is the number that a spreadsheet shows. */
  rows: { row: number; cells: string[] }[]
  separator: Separator
  /** What was left out, in sentences: hidden rows and columns, and lines above the headers. */
  notes: string[]
}

export interface SheetBounds {
  rows: number
  columns: number
  /** By their plain form, what a column may be called: the row with most of them has the headers. */
  headers?: readonly string[]
  /** Those of them whose merged cells count for each of their rows, such as the receiver's. */
  shared?: readonly string[]
}

const module = '#shared/sheets/sheet_table'

/**
 * The first visible sheet of a workbook (.xlsx), or a CSV in any usual encoding; formulas count as what they last came
 * to. Rows without anything in them are passed over. Throws SheetRefused with what to do about it.
 */
export const readSheet = runInReadingThread<typeof tableIn>({ module, name: 'tableIn' })

/** The same of a text, such as cells that were copied out of a spreadsheet. */
export const readText = runInReadingThread<typeof tableInText>({ module, name: 'tableInText' })

/** Every row of a text, whatever its columns are called. */
export const readCsvRows = runInReadingThread<typeof boundedRows>({
  ...{ module, name: 'boundedRows' },
  seconds: 20,
})

const writeInThread = runInReadingThread<typeof workbookBytes>({
  ...{ module: '#shared/sheets/workbook_bytes', name: 'workbookBytes', seconds: 30 },
  remedy: 'Take the CSV instead.',
})

/** An Excel workbook of one sheet. */
export async function writeWorkbook(...given: Parameters<typeof workbookBytes>): Promise<Buffer> {
  return Buffer.from(await writeInThread(...given))
}
