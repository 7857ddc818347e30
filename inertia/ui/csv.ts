import type { CellValue } from '~/ui/data_table_types'
import { saveFile } from '~/ui/save_file'

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front: names and comments
 * come from strangers.
 */
function quoteCsvCell(value: CellValue): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,\s]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function toCsv(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  return [header, ...rows].map((row) => row.map(quoteCsvCell).join(',')).join('\r\n')
}

/** Saves rows as a file. The mark at its start tells Excel that it is UTF-8, or ₦ breaks. */
export function downloadCsv(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CellValue[])[]
) {
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`
  saveFile(file, ['\uFEFF', toCsv(header, rows)], 'text/csv')
}
