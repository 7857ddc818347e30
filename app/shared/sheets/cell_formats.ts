export type CellFormat = { kind: 'day' } | { kind: 'digits'; digits: number } | null

/** Ids of built-in date formats (ECMA-376, 18.8.30). */
const DAYS = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]

export function builtInFormat(id: number): CellFormat {
  return DAYS.includes(id) ? { kind: 'day' } : null
}

/** Parses a custom format, such as `dd/mm/yyyy` or `00000`. */
export function parseCellFormat(code: string): CellFormat {
  if (/^0{2,}$/.test(code)) return { kind: 'digits', digits: code.length }
  const plain = code.slice(0, 255).replace(/"[^"]*"?|\\.|\[[^\]]*\]?/g, '')
  return /[dy]/i.test(plain.split(';')[0]!) ? { kind: 'day' } : null
}

const DAY_MILLISECONDS = 86_400_000
/** 31 December 9999, the last date of a spreadsheet. */
const LAST_DAY = 2_958_465
const DAYS_TO_1904 = 1462

/** Formats a number as its cell shows it. Workbooks are exact to fifteen digits. */
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
