import { errorValueProblems } from '#shared/sheets/cell_problem'
import { plainText } from '#shared/sheets/likeness'
import { type Notation, notationOf, readNumber, TYPED } from '#shared/numbers/rules/read_number'
import {
  type Measured,
  readCount,
  type Reading,
  readMeasure,
  readNaira,
  readSides,
  isOwnUnit,
  unitOfHeader,
  unitsInDoubt,
  withUnit,
} from '#shared/numbers/rules/units'
import type { Sheet } from '#shared/sheets/sheet'
import type { RowProblem } from '#shipping/batches/rows'
import type { SheetColumn, SheetField, SheetTexts } from '#shipping/batches/rules/sheet_fields'

const YES = ['yes', 'y', 'true', '1', 'x', 'required', 'premium', 'insured']
const NO = ['no', 'n', 'false', '0', 'none', 'standard', 'not required', 'uninsured']

/** Null for what is neither. */
export function yesOrNo(text: string): boolean | null {
  const plain = plainText(text)
  if (plain === '' || NO.includes(plain)) return false
  return YES.includes(plain) ? true : null
}

const weight = (text: string, notation?: Notation) => readMeasure(text, 'weight', notation)
const side = (text: string, notation?: Notation) => readMeasure(text, 'length', notation)

type NumberReader = (text: string, notation?: Notation) => Reading<number | number[]>

/** How the cells of a field are read as numbers: naira, pieces, kilograms and centimetres. */
export const NUMBER_READERS = {
  ...{ quantity: readCount, value: readNaira, weight },
  ...{ length: side, width: side, height: side, size: readSides },
} satisfies Partial<Record<SheetField, NumberReader>>

export type NumberField = keyof typeof NUMBER_READERS

const MEASURED: Partial<Record<SheetField, Measured>> = {
  ...{ value: 'money', weight: 'weight' },
  ...{ length: 'length', width: 'length', height: 'length', size: 'length' },
}

function isNumberField(field: SheetField | null): field is NumberField {
  return field !== null && field in NUMBER_READERS
}

/** Its columns with how their numbers are written, as the whole sheet shows it. */
export function withNotation(columns: readonly SheetColumn[], sheet: Sheet): SheetColumn[] {
  const cellsAt = (at: number) => sheet.rows.map(({ cells }) => cells[at]!)
  const numbers = columns.flatMap(({ field }, at) => (isNumberField(field) ? cellsAt(at) : []))
  const notation = notationOf(numbers, sheet.separator)
  return columns.map((column, at) => {
    const doubt = isNumberField(column.field) ? unitsInDoubt(cellsAt(at)) : null
    return {
      ...column,
      ...(notation !== TYPED && { notation }),
      ...(doubt !== null && { unitsInDoubt: doubt }),
    }
  })
}

interface ReadCells {
  /** What the cells say of each field, numbers as they are typed into our forms. */
  texts: SheetTexts
  problems: RowProblem[]
}

/** What stands in the cells of a row, by their fields. A number that is not clear stays as it is, with a problem. */
export function readCells(cells: readonly string[], columns: readonly SheetColumn[]): ReadCells {
  const read: ReadCells = { texts: {}, problems: [] }
  columns.forEach((column, at) => {
    const { field } = column
    const cell = cells[at]
    if (!field || !cell) return
    const { text, problem } = isNumberField(field) ? typedText(field, cell, column) : { text: cell }
    read.texts[field] = text
    if (problem) read.problems.push({ field, message: problem })
  })
  const failed = errorValueProblems(read.texts)
  const others = read.problems.filter(({ field }) => !failed.some((one) => one.field === field))
  return { ...read, problems: [...failed, ...others] }
}

/** The cell as one would type it into our forms. */
function typedText(field: NumberField, cell: string, column: SheetColumn) {
  const unit = unitOf(field, column)
  const reader: NumberReader = NUMBER_READERS[field]
  const read = reader(withUnit(cell, unit), column.notation)
  if (read.problem !== undefined) return { text: cell, problem: read.problem }
  const values = [read.value].flat()
  const isOurs = unit === null && column.notation === undefined
  if (isOurs || !values.every(Number.isFinite)) return { text: cell }
  // Beside a column of currencies, naira that a cell names itself stay named.
  const sign = field === 'value' && /[₦n]/i.test(cell) ? '₦' : ''
  return { text: `${sign}${values.join(' x ')}` }
}

/** What a cell without a unit has, other than ours. */
function unitOf(field: NumberField, { header, unitsInDoubt: doubt }: SheetColumn): string | null {
  const measured = MEASURED[field]
  const unit = measured ? unitOfHeader(header, measured) : null
  if (unit === null) return doubt ?? null
  return isOwnUnit(unit) ? null : unit
}

/** What was typed into our forms, as a cell that says the same in its sheet; what is no number stays as it is. */
export function cellOf(text: string, column: SheetColumn): string {
  const { field, notation } = column
  if (!isNumberField(field) || !text.trim()) return text
  const reader: NumberReader = NUMBER_READERS[field]
  const typed = reader(text)
  const measured = MEASURED[field]
  const isOurs = notation === undefined && unitOf(field, column) === null
  if (isOurs || typed.problem !== undefined) return text
  const values = [typed.value].flat()
  if (!values.every(Number.isFinite)) return text
  const own = { money: '₦', weight: 'kg', length: 'cm' }
  return `${values.map(unmistakable).join(' x ')}${measured ? ` ${own[measured]}` : ''}`
}

/** With a fourth decimal nobody takes the third for thousands. */
function unmistakable(value: number): string {
  const text = String(value)
  return Number.isNaN(readNumber(text, { kind: 'money', notation: TYPED })) ? `${text}0` : text
}
