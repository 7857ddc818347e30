export type CellFormat =
  | { kind: 'day' }
  | { kind: 'digits'; digits: number }
  /** A number with text before and after it, such as its currency or unit. */
  | { kind: 'words'; before: string; after: string }
  | null

/** Ids of built-in date formats (ECMA-376, 18.8.30). */
const DAYS = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]

export function builtInFormat(id: number): CellFormat {
  return DAYS.includes(id) ? { kind: 'day' } : null
}

/** Parses a custom format, such as `dd/mm/yyyy`, `00000`, `"$"#,##0.00` or `[$€-2] 0`. */
export function parseCellFormat(code: string): CellFormat {
  if (/^0{2,}$/.test(code)) return { kind: 'digits', digits: code.length }
  const parts: string[] =
    code.slice(0, 255).match(/"[^"]*"?|\\.|\[[^\]]*\]?|[_*].|General|[^]/gi) ?? []
  const end = parts.indexOf(';')
  const ofPositive = end < 0 ? parts : parts.slice(0, end)
  if (ofPositive.some((part) => /^[dy]$/i.test(part))) return { kind: 'day' }
  const first = ofPositive.findIndex(isNumber)
  const before = ofPositive.slice(0, Math.max(first, 0)).map(shownText).join('').trimStart()
  const after = ofPositive.slice(ofPositive.findLastIndex(isNumber) + 1)
  const words = { before, after: after.map(shownText).join('').trimEnd() }
  return words.before || words.after ? { kind: 'words', ...words } : null
}

function isNumber(part: string): boolean {
  return /^(?:[0#?]|General)$/i.test(part)
}

/** `[$€-2]` shows the euro sign, `_)` a space. */
function shownText(part: string): string {
  if (part.startsWith('"')) return part.replaceAll('"', '')
  if (part.startsWith('\\')) return part.slice(1)
  if (part.startsWith('[')) return /^\[\$([^\]-]*)/.exec(part)?.[1] ?? ''
  return /^(?:\p{Sc}|\s|\+)$/u.test(part) ? part : ''
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
  return format?.kind === 'words' ? `${format.before}${value}${format.after}` : String(value)
}
