import { LARGEST_CHARGE } from '#shipping/costs/rules/currencies'

export type DecimalMark = '.' | ','

/** Signs, currencies and spaces around the figures of a cell; a minus may stand in front, behind, or be brackets. */
function figuresOf(cell: string): { figures: string; isNegative: boolean } {
  const plain = cell.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[A-Z]{3}|[A-Z]{3}$|[₦$€£]/gi, '')
  const inBrackets = /^\((.*)\)$/.exec(plain)
  const signed = /^([-−+]?)(.*?)([-−]?)$/.exec(inBrackets?.[1] ?? plain)!
  const minuses = [signed[1], signed[3]].filter((sign) => sign === '-' || sign === '−').length
  return { figures: signed[2]!, isNegative: minuses + (inBrackets ? 1 : 0) === 1 }
}

/** Which mark the amounts of a file have before their decimals: what most of them say, else what goes with its columns. */
export function decimalMarkOf(cells: Iterable<string>, delimiter: string): DecimalMark {
  const votes = { '.': 0, ',': 0 }
  for (const cell of cells) {
    const mark = saidBy(figuresOf(cell).figures)
    if (mark) votes[mark] += 1
  }
  if (votes['.'] !== votes[',']) return votes['.'] > votes[','] ? '.' : ','
  return delimiter === ';' ? ',' : '.'
}

function saidBy(figures: string): DecimalMark | null {
  const [point, comma] = [figures.lastIndexOf('.'), figures.lastIndexOf(',')]
  if (point === comma) return null
  const mark = point > comma ? '.' : ','
  const other = mark === '.' ? ',' : '.'
  if (point >= 0 && comma >= 0) return mark
  // Twice it stands between thousands, and once before three figures nobody knows.
  if (figures.indexOf(mark) !== figures.lastIndexOf(mark)) return other
  return figures.length - figures.lastIndexOf(mark) - 1 === 3 ? null : mark
}

/** `1,234.50` with two digits is 123450, exactly; 0 for a blank cell, NaN for what is no such amount. */
export function amountIn(cell: string, digits: number, mark: DecimalMark): number {
  if (!cell.trim()) return 0
  const { figures, isNegative } = figuresOf(cell)
  const plain =
    mark === ',' ? figures.replace(/[.,]/g, (one) => (one === ',' ? '.' : ',')) : figures
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(plain)
  if (!match || !/\d/.test(plain)) return Number.NaN
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > digits) return Number.NaN
  const minor = Number((match[1] ?? '0').replaceAll(',', '') + fraction.padEnd(digits, '0'))
  if (minor > LARGEST_CHARGE * 10 ** digits) return Number.NaN
  return isNegative && minor > 0 ? -minor : minor
}
