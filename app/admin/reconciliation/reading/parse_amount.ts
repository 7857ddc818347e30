import { MAX_CARRIER_CHARGE } from '#shipping/costs/rules/currencies'
import {
  describeAmbiguity,
  findNumberKind,
  type Notation,
  detectNotation,
  readNumber,
  type Separator,
} from '#shared/numbers/rules/read_number'

/** Splits currency and sign off a figure. A minus may be a prefix, a suffix or brackets. */
function parseFigures(cell: string): { figures: string; isNegative: boolean } {
  const plain = cell
    .trim()
    .replace(/^[A-Z]{3}|[A-Z]{3}$|[₦$€£]/gi, '')
    .trim()
  const inBrackets = /^\(\s*(.*?)\s*\)$/.exec(plain)
  const signed = /^([-−+]?)\s*(.*?)\s*([-−]?)$/.exec(inBrackets?.[1] ?? plain)!
  const minuses = [signed[1], signed[3]].filter((sign) => sign === '-' || sign === '−').length
  return { figures: signed[2]!, isNegative: minuses + (inBrackets ? 1 : 0) === 1 }
}

export function detectAmountNotation(cells: Iterable<string>, separator: Separator): Notation {
  return detectNotation(
    Array.from(cells, (cell) => parseFigures(cell).figures),
    separator
  )
}

/** Returns exactly 123450 for `1,234.50` with two digits, 0 for a blank, NaN for other texts. */
export function parseMinorAmount(cell: string, digits: number, notation: Notation): number {
  if (!cell.trim()) return 0
  const { figures, isNegative } = parseFigures(cell)
  if (/^[+-]/.test(figures)) return Number.NaN
  const amount = readNumber(figures, { kind: findNumberKind(digits), notation })
  const minor = Math.round(amount * 10 ** digits)
  if (
    !(Math.abs(minor / 10 ** digits - amount) < 1e-9) ||
    minor > MAX_CARRIER_CHARGE * 10 ** digits
  )
    return Number.NaN
  return isNegative && minor > 0 ? -minor : minor
}

/** Explains both readings of an ambiguous amount; null if it is unambiguous. */
export function describeAmountAmbiguity(cell: string, digits: number, notation: Notation) {
  return describeAmbiguity(parseFigures(cell).figures, { kind: findNumberKind(digits), notation })
}
