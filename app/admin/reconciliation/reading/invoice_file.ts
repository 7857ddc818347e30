import type { Carrier } from '#shipping/pricing/rules/carriers'
import { csvRows, type Row } from '#shared/sheets/csv_records'
import type { Notation, Separator } from '#shared/numbers/rules/read_number'
import { readMeasure, unitOfHeader, withUnit } from '#shared/numbers/rules/units'
import { amountIn, amountNotation, amountReadings } from '#admin/reconciliation/reading/amounts'
import { columnsFor, type InvoiceColumns, lackingIn } from '#admin/reconciliation/reading/columns'
import type { Encoding } from '#shared/sheets/decoded_text'
import { invoiceText } from '#admin/reconciliation/reading/invoice_text'
import { InvoiceRefused } from '#admin/reconciliation/refusals'
import { AMOUNTS, type InvoiceAmount } from '#admin/reconciliation/rules/invoice_words'
import { grams } from '#shared/numbers/rules/weight'

const MOST_LINES = 50_000
const MOST_TOLD = 200
const MOST_GRAMS = 10_000_000

export type InvoiceLine = Record<InvoiceAmount, number> & {
  row: number
  waybill: string | null
  reference: string | null
  grams: number | null
}

/** What is wrong with one cell, as a spreadsheet names it. */
interface CellProblem {
  row: number
  column: string
  message: string
}

export interface InvoiceFile {
  encoding: Encoding
  headers: string[]
  columns: InvoiceColumns
  /** What is to be chosen before a line can be read. */
  lacking: string[]
  lines: InvoiceLine[]
  /** The first of them. */
  problems: CellProblem[]
  problemCount: number
}

interface Asked {
  carrier: Carrier
  digits: number
  remembered: InvoiceColumns | null
}

/**
 * Runs in a reading thread. Throws InvoiceRefused for what is no table at all; what is wrong with a cell is told with
 * the rest.
 */
export function invoiceIn(bytes: Buffer, { carrier, digits, remembered }: Asked): InvoiceFile {
  const { text, encoding } = invoiceText(bytes)
  const { separator, rows: all } = rowsIn(text)
  const [header, ...rows] = all
  const headers = (header?.cells ?? []).map((name) => name.trim())
  requireHeaders(headers)
  if (rows.length === 0) throw new InvoiceRefused(['This file has a header and no lines.'])
  const columns = columnsFor(carrier, headers, remembered)
  const lacking = lackingIn(columns)
  const file = { encoding, headers: headers.filter(Boolean), columns, lacking }
  if (lacking.length) return { ...file, lines: [], problems: [], problemCount: 0 }
  const reader = new LineReader(
    headers,
    columns,
    digits,
    notationIn(rows, headers, columns, separator)
  )
  const lines = rows.map((row) => reader.lineOf(row))
  return {
    ...file,
    lines: lines.filter((line) => line !== null),
    problems: reader.problems.slice(0, MOST_TOLD),
    problemCount: reader.problems.length,
  }
}

function rowsIn(text: string) {
  // A spreadsheet is told so that a number is a text.
  const plain = text.replace(/(^|[,;\t|\n])="([^"\r\n]*)"(?=[,;\t|\r\n]|$)/g, '$1"$2"')
  const { rows, separator, broken } = csvRows(plain, MOST_LINES + 1)
  if (broken) throw new InvoiceRefused([`Row ${broken.row}: ${broken.message}`])
  if (rows.length > MOST_LINES + 1) {
    throw new InvoiceRefused([`This file has more than ${MOST_LINES} lines.`])
  }
  return { rows, separator }
}

function requireHeaders(headers: string[]) {
  const named = headers.filter(Boolean)
  if (named.length < 2 || named.every((header) => /^[\d.,\s-]+$/.test(header))) {
    throw new InvoiceRefused(['The first row must name the columns, such as Waybill and Freight.'])
  }
  const twice = named.find((header, at) => named.indexOf(header) !== at)
  if (twice) throw new InvoiceRefused([`Two columns are called "${twice}".`])
}

function notationIn(
  rows: Row[],
  headers: string[],
  { fields }: InvoiceColumns,
  separator: Separator
) {
  const places = AMOUNTS.flatMap((amount) => fields[amount]).map((name) => headers.indexOf(name))
  const cells = rows.flatMap((row) => places.map((place) => row.cells[place] ?? ''))
  return amountNotation(cells, separator)
}

class LineReader {
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

  /** Null for one that holds nothing, such as the last of a sheet, and for one with a problem. */
  lineOf({ row, cells }: Row): InvoiceLine | null {
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
    const sums = AMOUNTS.map((amount) => {
      const parts = fields[amount].map((header) => this.#amount(row, header, cell(header)))
      return [amount, parts.reduce((sum, part) => sum + part, 0)] as const
    })
    const [weight] = fields.weight
    const billedGrams = weight === undefined ? null : this.#grams(row, weight, cell(weight))
    if (!waybill && !reference) {
      if (this.problems.length === before && sums.every(([, sum]) => sum === 0)) return null
      const column = fields.waybill[0] ?? fields.reference[0]!
      if (this.problems.length === before)
        this.#add(row, column, 'is empty, and the line has an amount')
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
      this.#add(row, column, `"${shortened(cell)}" is not a number of a parcel`)
      return null
    }
    return text || null
  }

  #amount(row: number, column: string, cell: string): number {
    const amount = amountIn(cell, this.digits, this.notation)
    if (Number.isNaN(amount)) {
      const otherwise = `"${shortened(cell)}" is not an amount with at most ${decimals(this.digits)}`
      this.#add(row, column, amountReadings(cell, this.digits, this.notation) ?? otherwise)
    }
    return Number.isNaN(amount) ? 0 : amount
  }

  #grams(row: number, column: string, cell: string): number | null {
    if (!cell.trim()) return null
    const unit = unitOfHeader(column, 'weight') ?? this.columns.unit
    const read = readMeasure(withUnit(cell, unit), 'weight', this.notation)
    const weight = read.problem === undefined ? grams(read.value) : Number.NaN
    if (weight >= 0 && weight <= MOST_GRAMS) return weight || null
    this.#add(row, column, read.problem ?? `"${shortened(cell)}" is not a weight`)
    return null
  }

  #add(row: number, column: string, message: string) {
    this.problems.push({ row, column, message })
  }
}

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}...` : cell
}

function decimals(digits: number): string {
  return digits === 0 ? 'no decimals' : `${digits} decimals`
}
