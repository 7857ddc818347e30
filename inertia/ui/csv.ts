import type { CellValue } from '~/ui/data_table_types'
import { saveFile } from '~/ui/save_file'

/** Defuses text that spreadsheets would run as a formula: names come from strangers. */
function quoteCsvCell(value: CellValue): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,\s]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function toCsv(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  return [header, ...rows].map((row) => row.map(quoteCsvCell).join(',')).join('\r\n')
}

/** Downloads a CSV file. The byte order mark makes Excel read UTF-8; ₦ breaks without it. */
export function downloadCsv(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CellValue[])[]
) {
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`
  saveFile(file, ['\uFEFF', toCsv(header, rows)], 'text/csv')
}
