import { MONEY, notationOf, readNumber, type Separator } from '#shared/numbers/rules/read_number'
import {
  type Reading,
  readMeasure,
  readNaira,
  unitOfHeader,
  withUnit,
} from '#shared/numbers/rules/units'

/** The columns of a sheet, from left to right. */
export const COLUMNS = ['aboveWeight', 'endWeight', 'rate'] as const

/** How a heading of each column begins, ours in a file and on the screen among them. */
const HEADINGS = [/^above/i, /^end/i, /^(rate|price)/i]

export type Pasted = {
  /** The column that the first cell belongs into; null where whoever pastes says it. */
  column: number | null
  cells: string[][]
}

/**
 * Reads a piece of a spreadsheet from the clipboard, or a CSV: cells by line, from the column on that has the focus. Null
 * for one bare text, which goes into a field as it is. Headings say which columns are meant, and in which unit, and are
 * left out.
 */
export function pastedCells(text: string, from = 0): Pasted | null {
  const { lines, separator } = linesOf(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''))
  const [first] = lines
  if (!first || (lines.length === 1 && first.length === 1)) return null
  const places = HEADINGS.map((heading) => first.findIndex((cell) => heading.test(cell.trim())))
  const isNamed = places.every((place) => place >= 0)
  const isHeading = isNamed || (lines.length > 1 && !first.some((cell) => /\d/.test(cell)))
  const rows = lines.slice(isHeading ? 1 : 0)
  const picked = isNamed ? rows.map((line) => places.map((place) => line[place] ?? '')) : rows
  const headers = isNamed ? places.map((place) => first[place]!) : isHeading ? first : []
  const notation = notationOf(picked.flat(), separator)
  const left = isNamed ? 0 : from
  const cells = picked.map((line) =>
    line.map((cell, at) => {
      const isMoney = COLUMNS[Math.min(left + at, 2)] === 'rate'
      const unit = unitOfHeader(headers[at] ?? '', isMoney ? 'money' : 'weight')
      const written = withUnit(cell.trim(), unit)
      const read = isMoney ? readNaira(written, notation) : readMeasure(written, 'weight', notation)
      return tidy(cell.trim(), read)
    })
  )
  return { column: isNamed ? 0 : null, cells }
}

/** A number without its unit, as one writes it here; anything else as it is, to be marked with what is wrong. */
function tidy(cell: string, read: Reading<number>): string {
  if (read.problem !== undefined) return `${cell}: ${read.problem}`
  return Number.isNaN(read.value) ? cell : String(read.value)
}

/** Quotes hold together what a separator or the end of a line would part. */
function linesOf(text: string): { lines: string[][]; separator: Separator } {
  const separator = separatorOf(text)
  const lines: string[][] = [['']]
  let isQuoted = false
  for (const sign of text) {
    const line = lines.at(-1)!
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) line.push('')
    else if (!isQuoted && sign === '\n') lines.push([''])
    else line[line.length - 1] += sign
  }
  return { lines, separator: separator ?? '\t' }
}

/** Tabs come from spreadsheets. A comma parts cells only where some line is more than one number. */
function separatorOf(text: string): Separator {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  const isOneNumber = (line: string) => !Number.isNaN(readNumber(line, MONEY))
  return text.split('\n').every(isOneNumber) ? null : ','
}
