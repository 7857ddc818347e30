import type { Carrier } from '#shipping/pricing/rules/carriers'
import { parseCsv, type CsvRecord } from '#shared/sheets/parse_csv'
import type { Notation, Separator } from '#shared/numbers/rules/read_number'
import { readMeasure, findHeaderUnit, withUnit } from '#shared/numbers/rules/units'
import {
  parseMinorAmount,
  detectAmountNotation,
  describeAmountAmbiguity,
} from '#admin/reconciliation/reading/parse_amount'
import {
  matchInvoiceColumns,
  type InvoiceColumns,
  listMissingInvoiceColumns,
} from '#admin/reconciliation/reading/match_columns'
import { type Encoding, decodeText } from '#shared/sheets/decode_text'
import { InvalidInvoiceFile } from '#admin/reconciliation/reconciliation_errors'
import { INVOICE_AMOUNTS, type InvoiceAmount } from '#admin/reconciliation/rules/invoice_labels'
import { grams } from '#shared/numbers/rules/weight'

const MAX_INVOICE_LINES = 50_000
const MAX_REPORTED_PROBLEMS = 200
const MAX_LINE_GRAMS = 10_000_000
const PIECE_CHARACTERS = 1_000_000

export type CarrierInvoiceFileLine = Record<InvoiceAmount, number> & {
  row: number
  waybill: string | null
  reference: string | null
  grams: number | null
}

/** A problem of a cell, located as in a spreadsheet. */
interface CellProblem {
  row: number
  column: string
  message: string
}

export interface InvoiceFile {
  encoding: Encoding
  headers: string[]
  columns: InvoiceColumns
  /** Required columns that are not mapped yet. */
  lacking: string[]
  lines: CarrierInvoiceFileLine[]
  problems: CellProblem[]
  problemCount: number
}

interface InvoiceFileOptions {
  /** Null for a file with our own column headers. */
  carrier: Carrier | null
  digits: number
  remembered: InvoiceColumns | null
}

/**
 * Runs in a worker thread. Throws InvalidInvoiceFile if the file is no table; collects problems of
 * cells.
 */
export function invoiceIn(
  bytes: Buffer,
  { carrier, digits, remembered }: InvoiceFileOptions
): InvoiceFile {
  const { text, encoding } = decodeInvoiceText(bytes)
  const { separator, rows: all } = parseInvoiceRows(text)
  const [header, ...rows] = all
  const headers = (header?.cells ?? []).map((name) => name.trim())
  requireHeaders(headers)
  if (rows.length === 0) throw new InvalidInvoiceFile(['This file has a header and no lines.'])
  const columns = matchInvoiceColumns(carrier, headers, remembered)
  const lacking = listMissingInvoiceColumns(columns)
  const file = { encoding, headers: headers.filter(Boolean), columns, lacking }
  if (lacking.length) return { ...file, lines: [], problems: [], problemCount: 0 }
  const reader = new InvoiceLineReader(
    headers,
    columns,
    digits,
    detectInvoiceNotation(rows, headers, columns, separator)
  )
  const lines = rows.map((row) => reader.lineOf(row))
  return {
    ...file,
    lines: lines.filter((line) => line !== null),
    problems: reader.problems.slice(0, MAX_REPORTED_PROBLEMS),
    problemCount: reader.problems.length,
  }
}

function parseInvoiceRows(text: string) {
  const { rows, separator, broken } = parseCsv(withoutTextMarks(text), MAX_INVOICE_LINES + 1)
  if (broken) throw new InvalidInvoiceFile([`Row ${broken.row}: ${broken.message}`])
  if (rows.length > MAX_INVOICE_LINES + 1) {
    throw new InvalidInvoiceFile([`This file has more than ${MAX_INVOICE_LINES} lines.`])
  }
  return { rows, separator }
}

/**
 * Replaces `="123"`, by which spreadsheets mark a number as text. Works in pieces, because millions
 * of matches at once need more memory than the thread has.
 */
function withoutTextMarks(text: string): string {
  const pieces: string[] = []
  for (let start = 0; start < text.length;) {
    const most = start + PIECE_CHARACTERS
    const lineEnd = Math.max(text.lastIndexOf('\n', most), text.lastIndexOf('\r', most)) + 1
    const end = most < text.length && lineEnd > start ? lineEnd : most
    const piece = text.slice(start, end)
    pieces.push(piece.replace(/(^|[,;\t|\r\n])="([^"\r\n]*)"(?=[,;\t|\r\n]|$)/g, '$1"$2"'))
    start = end
  }
  return pieces.join('')
}

function requireHeaders(headers: string[]) {
  const named = headers.filter(Boolean)
  if (named.length < 2 || named.every((header) => /^[\d.,\s-]+$/.test(header))) {
    throw new InvalidInvoiceFile([
      'The first row must name the columns, such as Waybill and Freight.',
    ])
  }
  const twice = named.find((header, at) => named.indexOf(header) !== at)
  if (twice) throw new InvalidInvoiceFile([`Two columns are called "${twice}".`])
}

function detectInvoiceNotation(
  rows: CsvRecord[],
  headers: string[],
  { fields }: InvoiceColumns,
  separator: Separator
) {
  const places = INVOICE_AMOUNTS.flatMap((amount) => fields[amount]).map((name) =>
    headers.indexOf(name)
  )
  const cells = rows.flatMap((row) => places.map((place) => row.cells[place] ?? ''))
  return detectAmountNotation(cells, separator)
}

class InvoiceLineReader {
  readonly problems: CellProblem[] = []
  readonly #places: Map<string, number>
  readonly #width: number

  constructor(
    headers: string[],
    private readonly columns: InvoiceColumns,
    private readonly digits: number,
    private readonly notation: Notation
  ) {
    this.#places = new Map(headers.map((header, at) => [header, at]))
    this.#width = headers.length
  }

  /** Returns null for an empty row, such as the last one, and for a row with a problem. */
  lineOf({ row, cells }: CsvRecord): CarrierInvoiceFileLine | null {
    if (!cells.some((cell) => cell.trim())) return null
    const before = this.problems.length
    if (cells.length < this.#width || cells.slice(this.#width).some(Boolean)) {
      this.#add(row, 'All', `${cells.length} columns instead of ${this.#width}`)
      return null
    }
    const { fields } = this.columns
    const cell = (header: string) => cells[this.#places.get(header)!] ?? ''
    const name = (header: string | undefined, most: number) =>
      header === undefined ? null : this.#name(row, header, cell(header), most)
    const waybill = name(fields.waybill[0], 50)
    const reference = name(fields.reference[0], 60)
    const sums = INVOICE_AMOUNTS.map((amount) => {
      const parts = fields[amount].map((header) => this.#amount(row, header, cell(header)))
      return [amount, parts.reduce((sum, part) => sum + part, 0)] as const
    })
    const [weight] = fields.weight
    const billedGrams = weight === undefined ? null : this.#grams(row, weight, cell(weight))
    if (!waybill && !reference) {
      if (this.problems.length === before && sums.every(([, sum]) => sum === 0)) return null
      const column = fields.waybill[0] ?? fields.reference[0]!
      if (this.problems.length === before)
        this.#add(row, column, 'is empty although the line has an amount')
    }
    if (this.problems.length > before) return null
    return {
      row,
      waybill,
      reference,
      grams: billedGrams,
      ...(Object.fromEntries(sums) as Record<InvoiceAmount, number>),
    }
  }

  #name(row: number, column: string, cell: string, most: number): string | null {
    const text = cell.replace(/^'/, '').replaceAll(/\s/g, '').toUpperCase()
    if (/^\d([.,]\d+)?E\+\d+$/.test(text)) {
      this.#add(row, column, `"${cell}" was rounded by a spreadsheet`)
      return null
    }
    if (text.length > most || !/^[\p{L}\p{N}/._#-]*$/u.test(text)) {
      this.#add(row, column, `"${shortenCell(cell)}" is not a parcel number`)
      return null
    }
    return text || null
  }

  #amount(row: number, column: string, cell: string): number {
    const amount = parseMinorAmount(cell, this.digits, this.notation)
    if (Number.isNaN(amount)) {
      const otherwise = `"${shortenCell(cell)}" is not an amount with at most ${describeDecimals(this.digits)}`
      this.#add(row, column, describeAmountAmbiguity(cell, this.digits, this.notation) ?? otherwise)
    }
    return Number.isNaN(amount) ? 0 : amount
  }

  #grams(row: number, column: string, cell: string): number | null {
    if (!cell.trim()) return null
    const unit = findHeaderUnit(column, 'weight') ?? this.columns.unit
    const read = readMeasure(withUnit(cell, unit), 'weight', this.notation)
    const weight = read.problem === undefined ? grams(read.value) : Number.NaN
    if (weight >= 0 && weight <= MAX_LINE_GRAMS) return weight || null
    this.#add(row, column, read.problem ?? `"${shortenCell(cell)}" is not a weight`)
    return null
  }

  #add(row: number, column: string, message: string) {
    this.problems.push({ row, column, message })
  }
}

function shortenCell(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}...` : cell
}

function describeDecimals(digits: number): string {
  return digits === 0 ? 'no decimals' : `${digits} decimals`
}

/** Throws InvalidInvoiceFile for binary data and for UTF-16, which no carrier sends. */
function decodeInvoiceText(bytes: Buffer): { text: string; encoding: Encoding } {
  const read = decodeText(bytes)
  if (!read || read.encoding === 'UTF-16') {
    throw new InvalidInvoiceFile([
      'This file is not a CSV. Save the sheet as "CSV UTF-8" and try again.',
    ])
  }
  if (!read.text.trim()) throw new InvalidInvoiceFile(['This file is empty.'])
  return read
}
