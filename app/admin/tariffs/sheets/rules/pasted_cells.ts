import {
  MONEY_NUMBER,
  detectNotation,
  readNumber,
  type Separator,
} from '#shared/numbers/rules/read_number'
import {
  type ParsedValue,
  readMeasure,
  readNaira,
  findHeaderUnit,
  withUnit,
} from '#shared/numbers/rules/units'

/** The columns of a sheet, from left to right. */
export const SHEET_COLUMNS = ['aboveWeight', 'endWeight', 'rate'] as const

/** How a heading of each column begins, ours in a file and on the screen among them. */
const HEADINGS = [/^above/i, /^end/i, /^(rate|price)/i]

export type PastedCells = {
  /** The column that the first cell belongs into; null where whoever pastes says it. */
  column: number | null
  cells: string[][]
}

/**
 * Reads a piece of a spreadsheet from the clipboard, or a CSV: cells by line, from the column on that has the focus. Null
 * for one bare text, which goes into a field as it is. Headings say which columns are meant, and in which unit, and are
 * left out.
 */
export function parsePastedCells(text: string, from = 0): PastedCells | null {
  const { lines, separator } = splitPastedLines(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''))
  const [first] = lines
  if (!first || (lines.length === 1 && first.length === 1)) return null
  const places = HEADINGS.map((heading) => first.findIndex((cell) => heading.test(cell.trim())))
  const isNamed = places.every((place) => place >= 0)
  const isHeading = isNamed || (lines.length > 1 && !first.some((cell) => /\d/.test(cell)))
  const rows = lines.slice(isHeading ? 1 : 0)
  const picked = isNamed ? rows.map((line) => places.map((place) => line[place] ?? '')) : rows
  const headers = isNamed ? places.map((place) => first[place]!) : isHeading ? first : []
  const notation = detectNotation(picked.flat(), separator)
  const left = isNamed ? 0 : from
  const cells = picked.map((line) =>
    line.map((cell, at) => {
      const isMoney = SHEET_COLUMNS[Math.min(left + at, 2)] === 'rate'
      const unit = findHeaderUnit(headers[at] ?? '', isMoney ? 'money' : 'weight')
      const written = withUnit(cell.trim(), unit)
      const read = isMoney ? readNaira(written, notation) : readMeasure(written, 'weight', notation)
      return normalizeCell(cell.trim(), read)
    })
  )
  return { column: isNamed ? 0 : null, cells }
}

/** A number without its unit, as one writes it here; anything else as it is, to be marked with what is wrong. */
function normalizeCell(cell: string, read: ParsedValue<number>): string {
  if (read.problem !== undefined) return `${cell}: ${read.problem}`
  return Number.isNaN(read.value) ? cell : String(read.value)
}

/** Quotes hold together what a separator or the end of a line would part. */
function splitPastedLines(text: string): { lines: string[][]; separator: Separator } {
  const separator = detectPastedSeparator(text)
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
function detectPastedSeparator(text: string): Separator {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  const isOneNumber = (line: string) => !Number.isNaN(readNumber(line, MONEY_NUMBER))
  return text.split('\n').every(isOneNumber) ? null : ','
}
