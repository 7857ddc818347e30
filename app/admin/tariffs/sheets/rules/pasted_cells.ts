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

export const SHEET_COLUMNS = ['aboveWeight', 'endWeight', 'rate'] as const

const HEADINGS = [/^above/i, /^end/i, /^(rate|price)/i]

export type PastedCells = {
  /** The column of the first cell; null if the paste position decides. */
  column: number | null
  cells: string[][]
}

/**
 * Parses clipboard cells or CSV by line, starting at the focused column. Headings select columns
 * and units and are dropped. Returns null for a single value.
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

/** Normalizes a number and drops its unit; anything else stays, to be marked as invalid. */
function normalizeCell(cell: string, read: ParsedValue<number>): string {
  if (read.problem !== undefined) return `${cell}: ${read.problem}`
  return Number.isNaN(read.value) ? cell : String(read.value)
}

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

/** Spreadsheets copy tabs. A comma separates only if some line is not a single number. */
function detectPastedSeparator(text: string): Separator {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  const isOneNumber = (line: string) => !Number.isNaN(readNumber(line, MONEY_NUMBER))
  return text.split('\n').every(isOneNumber) ? null : ','
}
