/** The meaning of point and comma in a number that is ambiguous alone, such as 1.234 or 1,234. */
export type Notation = Record<'.' | ',', 'decimal' | 'thousands' | 'unclear'>

export interface NumberContext {
  /** Money and counts never have three decimals. Measures may, and rarely have thousands. */
  kind: 'money' | 'count' | 'measure'
  notation: Notation
}

export const TYPED_NOTATION: Notation = { '.': 'decimal', ',': 'thousands' }

export const MONEY_NUMBER: NumberContext = { kind: 'money', notation: TYPED_NOTATION }
export const COUNT_NUMBER: NumberContext = { kind: 'count', notation: TYPED_NOTATION }
export const MEASURE_NUMBER: NumberContext = { kind: 'measure', notation: TYPED_NOTATION }

/** Finds the kind by a field's allowed decimals: 0 for counts, 2 for money, more for measures. */
export function findNumberKind(decimals: number): NumberContext['kind'] {
  if (decimals > 2) return 'measure'
  return decimals === 0 ? 'count' : 'money'
}

/**
 * Parses 1234.5, 1,234.5, 1.234,5, 1 234,5, 1'234.5, 12,34,567, and naira with their sign. NaN if
 * it is not a number or is ambiguous; see `describeAmbiguity`.
 */
export function readNumber(text: string, { kind, notation }: NumberContext): number {
  const written = writtenNumber(text, kind)
  if (!written) return Number.NaN
  const { sign, mark, whole, fraction } = written
  const meaning = mark ? notation[mark] : 'decimal'
  // Only 1.250 can be read in two ways: in 1250.000, the point cannot separate thousands.
  const likely = whole.length > 3 || kind === 'measure' ? 'decimal' : 'thousands'
  if (mark && meaning !== likely) return Number.NaN
  return Number(
    meaning === 'decimal' ? `${sign}${whole}.${fraction}` : `${sign}${whole}${fraction}`
  )
}

/** Describes both readings of an ambiguous number; null if the text is not one. */
export function describeAmbiguity(text: string, { kind, notation }: NumberContext): string | null {
  const written = writtenNumber(text, kind)
  const isRefused = written?.mark && Number.isNaN(readNumber(text, { kind, notation }))
  if (!isRefused) return null
  const { mark, sign, whole, fraction } = written
  const typed = `${sign}${whole}${mark}${fraction}`
  const full = `${sign}${whole}${fraction}`
  const readings = `${typed} can mean ${sign}${whole} point ${fraction} or ${full}`
  if (kind === 'measure')
    return `${readings}: write ${decimalSpelling(written, notation)} or ${full}`
  return `${readings}: write ${full}${kind === 'money' ? ', or at most two decimals' : ''}`
}

function decimalSpelling({ sign, whole, fraction }: WrittenNumber, notation: Notation): string {
  const mark = (['.', ','] as const).find((one) => notation[one] === 'decimal')
  return mark ? `${sign}${whole}${mark}${fraction}` : `${sign}${whole}.${fraction}0`
}

/** The column separator of a sheet; null for a workbook. */
export type Separator = ',' | ';' | '\t' | '|' | null

/** Detects a sheet's number notation from its unambiguous cells, else from its column separator. */
export function detectNotation(cells: Iterable<string>, separator: Separator): Notation {
  const shown = new Set<string>()
  for (const cell of cells) {
    if (!/\d[.,]|[.,]\d/.test(cell)) continue
    const mark = decimalMarkOf(cell)
    if (mark) shown.add(mark)
  }
  const [hasPoint, hasComma] = [shown.has('.'), shown.has(',')]
  if (separator === ',' || separator === null) {
    if (!hasComma) return TYPED_NOTATION
    // A workbook's numbers always have a point; only its text cells may have a comma.
    return { '.': hasPoint || separator === null ? 'decimal' : 'unclear', ',': 'unclear' }
  }
  if (hasPoint) return hasComma ? { '.': 'unclear', ',': 'unclear' } : TYPED_NOTATION
  if (hasComma) return { '.': 'thousands', ',': 'decimal' }
  // Only sheets with semicolons use a decimal comma: a cell copied in Nigeria may hold 15,000.
  return separator === ';'
    ? { '.': 'unclear', ',': 'decimal' }
    : { '.': 'unclear', ',': 'thousands' }
}

/** Longer texts are not parsed: the pattern's time grows with the square of the length. */
const MAX_NUMBER_LENGTH = 100

/** Returns the decimal mark if the number has only one reading; otherwise null. */
function decimalMarkOf(text: string): '.' | ',' | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const written = writtenNumber(text.replace(/^[^\d.,-]+|[^\d.,]+$/g, ''), 'measure')
  if (!written || (written.mark && written.whole.length <= 3)) return null
  const { point, comma } = written.marks
  // If the other mark occurs twice, it separates thousands.
  if (written.isDecimal) return written.decimal
  return point > 1 ? ',' : comma > 1 ? '.' : null
}

interface WrittenNumber {
  sign: string
  whole: string
  fraction: string
  mark: '.' | ',' | null
  decimal: '.' | ',' | null
  isDecimal: boolean
  marks: { point: number; comma: number }
}

const THOUSANDS = /^[1-9]\d{0,2}([ ',.])\d{3}(?:\1\d{3})*$/
/** Indian grouping: 12,34,567 (twelve lakh). */
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/

function writtenNumber(text: string, kind: NumberContext['kind']): WrittenNumber | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const plain = plainSigns(text).trim()
  const bare = kind === 'money' ? withoutNaira(plain) : plain
  const [, sign, digits] = /^([+-]?)(.*)$/.exec(bare)!
  if (!/^[\d ',.٫]*\d[\d ',.٫]*$/.test(digits!)) return null
  const [point, comma] = ['.', ','].map((one) => digits!.split(one).length - 1) as [number, number]
  const at = decimalAt(digits!, point, comma)
  const whole = at < 0 ? digits! : digits!.slice(0, at)
  const fraction = at < 0 ? '' : digits!.slice(at + 1)
  const isWhole = /^\d*$/.test(whole) || THOUSANDS.test(whole) || LAKHS.test(whole)
  if (!isWhole || !/^\d*$/.test(fraction)) return null
  const decimal = at < 0 ? null : (digits![at] as '.' | ',' | '٫')
  const isOpen = decimal !== '٫' && /^[1-9]\d*[.,]\d{3}$/.test(digits!)
  return {
    sign: sign === '-' ? '-' : '',
    whole: whole.replaceAll(/\D/g, '') || '0',
    fraction,
    mark: isOpen ? (decimal as '.' | ',') : null,
    decimal: decimal === '٫' ? null : decimal,
    isDecimal: decimal !== null,
    marks: { point, comma },
  }
}

/** Of two marks, the last is the decimal one. A mark that occurs twice separates thousands. */
function decimalAt(digits: string, point: number, comma: number): number {
  if (digits.includes('٫')) return digits.indexOf('٫')
  if (point > 0 && comma > 0) return Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  return point + comma === 1 ? digits.search(/[.,]/) : -1
}

function withoutNaira(text: string): string {
  const unsigned = text.replace(/^([+-]?)\s*(?:₦|ngn|n(?=[\s\d.,]))\s*/i, '$1')
  return unsigned.replace(/\s*(?:₦|ngn|naira)$/i, '')
}

/** Normalizes digits of any script and the variants of minus, space and apostrophe. */
export function plainSigns(text: string): string {
  if (/^[\d.]*$/.test(text)) return text
  return text
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ٬]/g, "'")
    .replaceAll('．', '.')
    .replaceAll('，', ',')
}

/** Finds the value by the distance from the script's zero. NFKC would turn 5² into 52. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
