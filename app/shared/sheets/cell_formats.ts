/** How a cell shows its number: as a day, or with noughts before it up to so many digits. */
export type CellFormat = { kind: 'day' } | { kind: 'digits'; digits: number } | null

/** Days among the formats that every workbook has (ECMA-376, 18.8.30). */
const DAYS = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]

export function builtInFormat(id: number): CellFormat {
  return DAYS.includes(id) ? { kind: 'day' } : null
}

/** Of a format that the workbook brings itself, such as `dd/mm/yyyy` or `00000`. */
export function parseCellFormat(code: string): CellFormat {
  if (/^0{2,}$/.test(code)) return { kind: 'digits', digits: code.length }
  const plain = code.slice(0, 255).replace(/"[^"]*"?|\\.|\[[^\]]*\]?/g, '')
  return /[dy]/i.test(plain.split(';')[0]!) ? { kind: 'day' } : null
}

const DAY_MILLISECONDS = 86_400_000
/** 31 December 9999, the last day that a spreadsheet knows. */
const LAST_DAY = 2_958_465
const DAYS_TO_1904 = 1462

/** A number of a workbook, which is exact to fifteen digits, as its cell shows it. */
export function numberText(raw: string, format: CellFormat, is1904: boolean): string {
  const value = Number(Number(raw).toPrecision(15))
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (format?.kind === 'digits' && Number.isInteger(value) && value >= 0) {
    return String(value).padStart(format.digits, '0')
  }
  const day = value + (is1904 ? DAYS_TO_1904 : 0)
  if (format?.kind === 'day' && day >= 1 && day <= LAST_DAY) {
    const start = Date.UTC(1899, 11, 30)
    return new Date(start + Math.floor(day) * DAY_MILLISECONDS).toISOString().slice(0, 10)
  }
  return String(value)
}
