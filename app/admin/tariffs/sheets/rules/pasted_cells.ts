import { isGrouped, plainNumber } from '#admin/tariffs/sheets/rules/cell_number'

/** The columns of a sheet, from left to right. */
export const COLUMNS = ['aboveWeight', 'endWeight', 'rate'] as const

/** How a heading of each column begins, ours in a file and on the screen among them. */
const HEADINGS = [/^above/i, /^end/i, /^(rate|price)/i]

const ONE_NUMBER = /^\d+([.,]\d+)?$/

export type Pasted = {
  /** The column that the first cell belongs into; null where whoever pastes says it. */
  column: number | null
  cells: string[][]
}

/**
 * What a spreadsheet put on the clipboard, or a CSV: cells by line. Null for one bare text, which goes into a field
 * as it is. Headings say which columns are meant and are left out.
 */
export function pastedCells(text: string): Pasted | null {
  const lines = linesOf(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''))
  const [first] = lines
  if (!first || (lines.length === 1 && first.length === 1)) return null
  const places = HEADINGS.map((heading) => first.findIndex((cell) => heading.test(cell.trim())))
  if (places.every((place) => place >= 0)) {
    const rows = lines.slice(1).map((line) => places.map((place) => tidy(line[place] ?? '')))
    return { column: 0, cells: rows }
  }
  const isHeading = lines.length > 1 && !first.some((cell) => /\d/.test(cell))
  return { column: null, cells: lines.slice(isHeading ? 1 : 0).map((line) => line.map(tidy)) }
}

/** A number without its unit, as one writes it here; anything else as it is, to be marked. */
function tidy(cell: string): string {
  const bare = cell.trim().replace(/^(₦|NGN|N)\s*|\s*(kg|NGN)$/gi, '')
  return plainNumber(bare) ?? cell.trim()
}

/** Quotes hold together what a line or a delimiter would part. */
function linesOf(text: string): string[][] {
  const delimiter = delimiterOf(text)
  const lines: string[][] = [['']]
  let isQuoted = false
  for (const sign of text) {
    const line = lines.at(-1)!
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === delimiter) line.push('')
    else if (!isQuoted && sign === '\n') lines.push([''])
    else line[line.length - 1] += sign
  }
  return lines
}

/** Tabs come from spreadsheets. A comma parts cells only where some line is more than one number. */
function delimiterOf(text: string): string | null {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  const isOneNumber = (line: string) => ONE_NUMBER.test(line) || isGrouped(line)
  const lines = text.split('\n').map((line) => line.replace(/^[₦\s]+/, ''))
  return lines.every(isOneNumber) ? null : ','
}
