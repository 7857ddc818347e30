/** What a point and a comma mean where a text can be read both ways: 1.234, or 1,234. */
export type Notation = Record<'.' | ',', 'decimal' | 'thousands' | 'unclear'>

export interface NumberContext {
  /** Money and counts never have three decimals; weights and sizes do, and rarely have thousands. */
  kind: 'money' | 'count' | 'measure'
  notation: Notation
}

/** In our forms, in the API and in our own files. */
export const TYPED_NOTATION: Notation = { '.': 'decimal', ',': 'thousands' }

export const MONEY_NUMBER: NumberContext = { kind: 'money', notation: TYPED_NOTATION }
export const COUNT_NUMBER: NumberContext = { kind: 'count', notation: TYPED_NOTATION }
export const MEASURE_NUMBER: NumberContext = { kind: 'measure', notation: TYPED_NOTATION }

/** Of a number with at most so many decimals: money has two, and only weights and sizes have more. */
export function findNumberKind(decimals: number): NumberContext['kind'] {
  if (decimals > 2) return 'measure'
  return decimals === 0 ? 'count' : 'money'
}

/**
 * The number that a text says, in any usual spelling: 1234.5, 1,234.5, 1.234,5, 1 234,5, 1'234.5, 12,34,567, and naira
 * with their sign. NaN for what is none, and for what can be two numbers: `describeAmbiguity` says so.
 */
export function readNumber(text: string, { kind, notation }: NumberContext): number {
  const written = writtenNumber(text, kind)
  if (!written) return Number.NaN
  const { sign, mark, whole, fraction } = written
  const meaning = mark ? notation[mark] : 'decimal'
  if (mark && meaning !== (kind === 'measure' ? 'decimal' : 'thousands')) return Number.NaN
  return Number(
    meaning === 'decimal' ? `${sign}${whole}.${fraction}` : `${sign}${whole}${fraction}`
  )
}

/** What to answer to a text that can be two numbers; null for any other. */
export function describeAmbiguity(text: string, { kind, notation }: NumberContext): string | null {
  const written = writtenNumber(text, kind)
  const isRefused = written?.mark && Number.isNaN(readNumber(text, { kind, notation }))
  if (!isRefused) return null
  const { mark, sign, whole, fraction } = written
  const said = `${sign}${whole}${mark}${fraction}`
  const full = `${sign}${whole}${fraction}`
  const readings = `${said} can be ${sign}${whole}.${fraction} or ${sign}${whole},${fraction}`
  if (kind === 'measure')
    return `${readings}: write ${decimalSpelling(written, notation)} or ${full}`
  return `${readings}: write ${full}${kind === 'money' ? ', or at most two decimals' : ''}`
}

/** With a fourth decimal nobody takes it for thousands. */
function decimalSpelling({ sign, whole, fraction }: WrittenNumber, notation: Notation): string {
  const mark = (['.', ','] as const).find((one) => notation[one] === 'decimal')
  return mark ? `${sign}${whole}${mark}${fraction}` : `${sign}${whole}.${fraction}0`
}

/** What separates the columns of a sheet; null for the cells of a workbook. */
export type Separator = ',' | ';' | '\t' | '|' | null

/** How the numbers of a sheet are written, by the cells that leave no doubt, then by what goes with its separator. */
export function detectNotation(cells: Iterable<string>, separator: Separator): Notation {
  const shown = new Set<string>()
  for (const cell of cells) {
    if (!/\d[.,]|[.,]\d/.test(cell)) continue
    const mark = decimalMarkOf(cell)
    if (mark) shown.add(mark)
  }
  const [hasPoint, hasComma] = [shown.has('.'), shown.has(',')]
  if (separator === ',' || separator === null) {
    return hasComma ? { '.': 'decimal', ',': 'unclear' } : TYPED_NOTATION
  }
  if (hasPoint) return hasComma ? { '.': 'unclear', ',': 'unclear' } : TYPED_NOTATION
  if (hasComma) return { '.': 'thousands', ',': 'decimal' }
  // A spreadsheet in Nigeria copies 15,000 with tabs; one that writes semicolons has a decimal comma.
  return separator === ';'
    ? { '.': 'unclear', ',': 'decimal' }
    : { '.': 'unclear', ',': 'thousands' }
}

/** To look for a number in a longer text takes time that grows with the square of its length. */
const LONGEST_NUMBER = 100

/** The decimal sign that a number shows beyond doubt. */
function decimalMarkOf(text: string): '.' | ',' | null {
  if (text.length > LONGEST_NUMBER) return null
  const written = writtenNumber(text.replace(/^[^\d.,-]+|[^\d.,]+$/g, ''), 'measure')
  if (!written || written.mark) return null
  const { point, comma } = written.marks
  // Twice it stands between thousands, so that the other is the decimal sign.
  if (written.isDecimal) return written.decimal
  return point > 1 ? ',' : comma > 1 ? '.' : null
}

interface WrittenNumber {
  sign: string
  /** Digits alone. */
  whole: string
  fraction: string
  /** The one mark in it where nobody can tell what it means. */
  mark: '.' | ',' | null
  decimal: '.' | ',' | null
  isDecimal: boolean
  marks: { point: number; comma: number }
}

const THOUSANDS = /^[1-9]\d{0,2}([ ',.])\d{3}(?:\1\d{3})*$/
/** Twelve lakh: 12,34,567. */
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/

function writtenNumber(text: string, kind: NumberContext['kind']): WrittenNumber | null {
  if (text.length > LONGEST_NUMBER) return null
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
  const isOpen = decimal !== '٫' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits!)
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

/** Of two marks the last is the decimal sign; one that stands twice is between thousands. */
function decimalAt(digits: string, point: number, comma: number): number {
  if (digits.includes('٫')) return digits.indexOf('٫')
  if (point > 0 && comma > 0) return Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  return point + comma === 1 ? digits.search(/[.,]/) : -1
}

function withoutNaira(text: string): string {
  const unsigned = text.replace(/^([+-]?)\s*(?:₦|ngn|n(?=[\s\d.,]))\s*/i, '$1')
  return unsigned.replace(/\s*(?:₦|ngn|naira)$/i, '')
}

/** Digits of any script, and what people and their spreadsheets type for a minus, a space and an apostrophe. */
function plainSigns(text: string): string {
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

/** Not by NFKC, which makes 52 of 5². The digits of a script stand together, from its nought on. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
