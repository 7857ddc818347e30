import { spreadsheetProblems } from '#shared/sheets/cell_problem'
import { joinParts } from '#shared/sheets/columns'
import { normalizeForComparison } from '#shared/sheets/text_similarity'
import {
  type Notation,
  detectNotation,
  readNumber,
  TYPED_NOTATION,
} from '#shared/numbers/rules/read_number'
import {
  type Measured,
  readCount,
  type ParsedValue,
  readMeasure,
  readNaira,
  readSides,
  isOwnUnit,
  findHeaderUnit,
  findAmbiguousUnits,
  withUnit,
} from '#shared/numbers/rules/units'
import type { Sheet } from '#shared/sheets/sheet_table'
import type { RowProblem } from '#shipping/batches/batch_rows'
import {
  ITEM_FIELDS,
  type SheetColumn,
  type SheetField,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import { grams, kilograms } from '#shared/numbers/rules/weight'

const YES = ['yes', 'y', 'true', '1', 'x', 'required', 'premium', 'insured']
const NO = ['no', 'n', 'false', '0', 'none', 'standard', 'not required', 'uninsured']

/** Empty text means no, unrecognized text null. */
export function parseYesOrNo(text: string): boolean | null {
  const plain = normalizeForComparison(text)
  if (plain === '' || NO.includes(plain)) return false
  return YES.includes(plain) ? true : null
}

const readWeight = (text: string, notation?: Notation) => readMeasure(text, 'weight', notation)
const side = (text: string, notation?: Notation) => readMeasure(text, 'length', notation)

type NumberReader = (text: string, notation?: Notation) => ParsedValue<number | number[]>

export const NUMBER_READERS = {
  quantity: readCount,
  value: readNaira,
  weight: readWeight,
  length: side,
  width: side,
  height: side,
  size: readSides,
} satisfies Partial<Record<SheetField, NumberReader>>

export type NumberSheetField = keyof typeof NUMBER_READERS

const MEASURED_FIELDS: Partial<Record<SheetField, Measured>> = {
  value: 'money',
  weight: 'weight',
  length: 'length',
  width: 'length',
  height: 'length',
  size: 'length',
}

function isNumberField(field: SheetField | null): field is NumberSheetField {
  return field !== null && field in NUMBER_READERS
}

/** Notes for each column how it writes numbers, which only the whole sheet reveals. */
export function addColumnNotations(columns: readonly SheetColumn[], sheet: Sheet): SheetColumn[] {
  const cellsAt = (at: number) => sheet.rows.map(({ cells }) => cells[at]!)
  const numbers = columns.flatMap(({ field }, at) => (isNumberField(field) ? cellsAt(at) : []))
  const notation = detectNotation(numbers, sheet.separator)
  return columns.map((column, at) => {
    const isMeasure = isNumberField(column.field) && !['value', 'quantity'].includes(column.field)
    const doubt = isMeasure ? findAmbiguousUnits(cellsAt(at)) : null
    return {
      ...column,
      ...(notation !== TYPED_NOTATION && { notation }),
      ...(doubt !== null && { unitsInDoubt: doubt }),
    }
  })
}

/**
 * Reads a row's lines by field, with numbers as typed in our forms and one line per item. An unclear
 * number stays as written and adds a problem.
 */
export function readCells(lines: readonly (readonly string[])[], columns: readonly SheetColumn[]) {
  const problems = new Map<SheetField, RowProblem>()
  const complain = (field: SheetField, message: string) => {
    if (!problems.has(field)) problems.set(field, { field, message })
  }
  const piecesAt = columns.findIndex(({ field }) => field === 'quantity')
  const texts: SheetTexts = {}
  columns.forEach((column, at) => {
    const { field } = column
    if (!field) return
    const cells = lines.map((line) => {
      const cell = cellInOneLine(line[at])
      if (!cell || !isNumberField(field)) return cell
      const { text, problem } = cellAsTyped(field, cell, column)
      if (problem) complain(field, problem)
      const pieces = cellInOneLine(line[piecesAt]) || '1'
      return field === 'value' && column.isLineTotal && !problem
        ? amountOfOnePiece(text, pieces, columns[piecesAt])
        : text
    })
    if (!cells.some(Boolean)) return
    if (isItemField(field)) texts[field] = cells.join('\n')
    else if (field === 'weight') texts.weight = packageWeight(cells, column, complain)
    else texts[field] = [...new Set(cells.filter(Boolean))].join(' / ')
  })
  const joined = joinParts(texts)
  const failed = spreadsheetProblems(joined)
  const others = [...problems.values()].filter(
    ({ field }) => !failed.some((one) => one.field === field)
  )
  return { texts: joined, problems: [...failed, ...others] }
}

export function isItemField(field: SheetField): boolean {
  return (ITEM_FIELDS as readonly SheetField[]).includes(field)
}

/** Courier labels have no room for line breaks. */
function cellInOneLine(cell: string | undefined): string {
  return (cell ?? '').replace(/\s+/g, ' ').trim()
}

function amountOfOnePiece(text: string, pieces: string, column: SheetColumn | undefined): string {
  const [total, count] = [readNaira(text), readCount(pieces, column?.notation)]
  if (total.problem !== undefined || count.problem !== undefined) return text
  const each = Math.round((total.value / count.value) * 100) / 100
  return Number.isFinite(each) ? `${nairaSign(text)}${each}` : text
}

/** Lets an amount written in naira stay naira even if a currency column names another currency. */
export function nairaSign(text: string): string {
  return /[₦n]/i.test(text) ? '₦' : ''
}

/** These columns repeat the package's weight on each line; others have the weight of the line. */
const WHOLE_PACKAGE_HEADER = /package|parcel|total|order|shipment/i

function packageWeight(
  cells: string[],
  { header }: SheetColumn,
  complain: (field: SheetField, message: string) => void
): string {
  const weights = cells.filter(Boolean)
  const isRepeated = WHOLE_PACKAGE_HEADER.test(header) && new Set(weights).size === 1
  if (weights.length === 1 || isRepeated) return weights[0]!
  if (weights.length < cells.length) complain('weight', PARTIAL_WEIGHTS_PROBLEM)
  const readGrams = weights.map((text) => {
    const read = readMeasure(text, 'weight')
    return read.problem === undefined ? grams(read.value) : Number.NaN
  })
  const sum = readGrams.reduce((one, other) => one + other, 0)
  return Number.isFinite(sum) ? String(kilograms(sum)) : weights.join(' / ')
}

const PARTIAL_WEIGHTS_PROBLEM =
  'Some items of this order have a weight and others have none. Write the weight of the whole package.'

function cellAsTyped(field: NumberSheetField, cell: string, column: SheetColumn) {
  const unit = foreignUnit(field, column)
  const reader: NumberReader = NUMBER_READERS[field]
  const read = reader(withUnit(cell, unit), column.notation)
  if (read.problem !== undefined) return { text: cell, problem: read.problem }
  const values = [read.value].flat()
  const isOurs = unit === null && column.notation === undefined
  if (isOurs || !values.every(Number.isFinite)) return { text: cell }
  return { text: `${field === 'value' ? nairaSign(cell) : ''}${values.join(' x ')}` }
}

/** The unit of the column's numbers that name none; null for kilograms, centimetres or naira. */
function foreignUnit(field: NumberSheetField, { header, unitsInDoubt: doubt }: SheetColumn) {
  const measured = MEASURED_FIELDS[field]
  const unit = measured ? findHeaderUnit(header, measured) : null
  if (unit === null) return doubt ?? null
  return isOwnUnit(unit) ? null : unit
}

/** Converts a number typed in our form into the sheet's notation; keeps other text unchanged. */
export function typedToCell(text: string, column: SheetColumn): string {
  const { field, notation } = column
  if (!isNumberField(field) || !text.trim()) return text
  const reader: NumberReader = NUMBER_READERS[field]
  const typed = reader(text)
  const measured = MEASURED_FIELDS[field]
  const isOurs = notation === undefined && foreignUnit(field, column) === null
  if (isOurs || typed.problem !== undefined) return text
  const values = [typed.value].flat()
  if (!values.every(Number.isFinite)) return text
  const own = { money: '₦', weight: 'kg', length: 'cm' }
  return `${values.map(withFourthDecimal).join(' x ')}${measured ? ` ${own[measured]}` : ''}`
}

/** Adds a zero to a number such as 1.234, which could be read as 1,234. */
function withFourthDecimal(value: number): string {
  const text = String(value)
  return Number.isNaN(readNumber(text, { kind: 'money', notation: TYPED_NOTATION }))
    ? `${text}0`
    : text
}
