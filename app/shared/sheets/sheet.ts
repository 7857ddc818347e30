import { CsvError } from 'csv-parse'
import type { Separator } from '#shared/numbers/rules/read_number'
import { anyDelimiterOf, csvRecords, withoutGuard } from '#shared/sheets/csv_records'
import { decodedText } from '#shared/sheets/decoded_text'
import { SheetRefused } from '#shared/sheets/sheet_refused'
import { isWorkbook, workbookRows } from '#shared/sheets/workbook'

/** A table with its first row as headers. */
export interface Sheet {
  headers: string[]
  /** As many cells as there are headers; `row` is the number that a spreadsheet shows. */
  rows: { row: number; cells: string[] }[]
  separator: Separator
}

export interface SheetBounds {
  rows: number
  columns: number
}

const OLD_WORKBOOK = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * The first sheet of a workbook (.xlsx), or a CSV in any usual encoding; formulas count as what they last came to.
 * Rows without anything in them are passed over. Throws SheetRefused with what to do about it.
 */
export async function readSheet(bytes: Buffer, bounds: SheetBounds): Promise<Sheet> {
  if (bytes.length === 0) throw new SheetRefused('This file is empty.')
  if (bytes.subarray(0, OLD_WORKBOOK.length).equals(OLD_WORKBOOK)) {
    throw new SheetRefused(
      'This is an old Excel file, or one with a password. Save it as "Excel Workbook (.xlsx)" without a password and try again.'
    )
  }
  if (isWorkbook(bytes)) return tableOf(await workbookRows(bytes), bounds, null)
  const read = decodedText(bytes)
  if (!read) throw new SheetRefused('This file is neither a CSV nor an Excel workbook (.xlsx).')
  return readText(read.text, bounds)
}

/** The same of a text, such as cells that were copied out of a spreadsheet. */
export async function readText(text: string, bounds: SheetBounds): Promise<Sheet> {
  const rows: Row[] = []
  const separator = anyDelimiterOf(text)
  try {
    for await (const { record, info } of csvRecords(text, separator)) {
      rows.push({ row: info.lines, cells: record })
      if (rows.length > bounds.rows + 1) throw tooMany(bounds)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetRefused(`Row ${error.lines}: ${error.message}`)
  }
  return tableOf(rows, bounds, separator)
}

export type Row = { row: number; cells: string[] }

function tableOf(all: Row[], bounds: SheetBounds, separator: Separator): Sheet {
  const [header, ...rows] = all.filter(({ cells }) => cells.some((cell) => cell.trim()))
  if (!header) throw new SheetRefused('This sheet is empty.')
  const width = Math.max(header.cells.length, ...rows.map(({ cells }) => cells.length))
  if (width > bounds.columns) {
    throw new SheetRefused(
      `This sheet has ${width} columns. Leave at most ${bounds.columns} in it and try again.`
    )
  }
  const headers = namesOf(header.cells, width)
  if (headers.every((name) => /^[\d\s.,+-]*$/.test(name))) {
    throw new SheetRefused('The first row must name the columns, such as "Receiver" and "Phone".')
  }
  if (rows.length === 0) throw new SheetRefused('This sheet has headers and no rows below them.')
  if (rows.length > bounds.rows) throw tooMany(bounds)
  return {
    headers,
    separator,
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: headers.map((_, at) => withoutGuard((cells[at] ?? '').trim())),
    })),
  }
}

/** Each once: a second column of the same name gets its number. */
export function namesOf(cells: readonly string[], width: number): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: width }, (_, at) => {
    const name = (cells[at] ?? '').replace(/\s+/g, ' ').trim().slice(0, 100) || `Column ${at + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

function tooMany({ rows }: SheetBounds) {
  return new SheetRefused(
    `This sheet has more than ${rows.toLocaleString('en')} rows. Split it and try again.`
  )
}
