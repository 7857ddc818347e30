import {
  describeAmbiguity,
  COUNT_NUMBER,
  MONEY_NUMBER,
  type Notation,
  plainSigns,
  readNumber,
  TYPED_NOTATION,
} from '#shared/numbers/rules/read_number'

export type Dimension = 'weight' | 'length'

/** How many kilograms or centimetres a unit has, exact by definition. */
const UNITS: Record<Dimension, Record<string, number>> = {
  weight: {
    ...named(1, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'),
    ...named(0.001, 'g gr gm gms gram grams gramme grammes'),
    ...named(0.453_592_37, 'lb lbs pound pounds'),
    ...named(0.028_349_523_125, 'oz ozs ounce ounces'),
  },
  length: {
    ...named(1, 'cm cms centimeter centimeters centimetre centimetres'),
    ...named(0.1, 'mm mms millimeter millimeters millimetre millimetres'),
    ...named(2.54, 'in ins inch inches " ” ″'),
    ...named(30.48, 'ft foot feet'),
  },
}

const CHOICES: Record<Dimension, string> = { weight: 'kg, g, lb or oz', length: 'cm, mm, in or ft' }

/** Steps per kg or cm: weights are rounded to the gram, lengths to a tenth of a millimetre. */
const STEPS: Record<Dimension, number> = { weight: 1000, length: 100 }

function named(factor: number, names: string): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [name, factor]))
}

/** `value` is NaN if the text has no number. `problem` is shown to the user. */
export type ParsedValue<Value> = { value: Value; problem?: undefined } | { problem: string }

/** Reads `900 g` and `2 lbs` in kilograms, `12 in` in centimetres. Without a unit: kg or cm. */
export function readMeasure(
  text: string,
  dimension: Dimension,
  notation: Notation = TYPED_NOTATION
): ParsedValue<number> {
  const { number, unit } = parts(text)
  const factor = unit ? UNITS[dimension][unit] : 1
  if (factor === undefined) {
    const isNumber = /\d/.test(number)
    return isNumber ? { problem: unknownUnit(unit, dimension) } : { value: Number.NaN }
  }
  const context = { kind: 'measure', notation } as const
  const value = readNumber(number, context)
  const problem = describeAmbiguity(number, context)
  if (problem) return { problem: sentence(problem) }
  return { value: factor === 1 ? value : rounded(value * factor, STEPS[dimension]) }
}

function rounded(value: number, steps: number): number {
  return value > 0 ? Math.max(1, Math.round(value * steps)) / steps : value
}

/** Reads `30 x 20 x 10 cm` as three sides in cm. A unit only after the last applies to all. */
export function readSides(
  text: string,
  notation: Notation = TYPED_NOTATION
): ParsedValue<number[]> {
  const sides = text.split(/\s*[x×*]\s*/i)
  const [unit, ...others] = sides.map((side) => parts(side).unit).toReversed()
  const isShared = others.every((one) => !one)
  // In `12 in x 8 x 4`, only the writer knows whether 8 and 4 are inches.
  const isClear = isShared || (unit && others.every(Boolean))
  const readings = sides.map((side) =>
    readMeasure(isShared ? `${parts(side).number} ${unit}` : side, 'length', notation)
  )
  const problem = readings.find((one) => one.problem !== undefined)
  if (problem) return problem
  const value = readings.map((one) => (one as { value: number }).value)
  if (value.length === 3 && value.every(Number.isFinite) && isClear) return { value }
  return { problem: `We do not understand "${text}". Write for example 30 x 20 x 10.` }
}

/** Reads `₦7,500.50`, `N7500` and `7 500 naira`. Refuses other currencies and units such as `k`. */
export function readNaira(text: string, notation: Notation = TYPED_NOTATION): ParsedValue<number> {
  if (findCurrency(text) !== null) return { problem: NOT_NAIRA_MESSAGE }
  const read = amountAs({ ...MONEY_NUMBER, notation }, text)
  if (read.problem !== undefined || !Number.isNaN(read.value)) return read
  const hasOtherUnit = /\p{Nd}.*\p{L}|\p{L}.*\p{Nd}/u.test(text)
  return hasOtherUnit ? { problem: NOT_NAIRA_MESSAGE } : read
}

export function readCount(text: string, notation: Notation = TYPED_NOTATION): ParsedValue<number> {
  return amountAs({ ...COUNT_NUMBER, notation }, text)
}

function amountAs(context: typeof MONEY_NUMBER, text: string): ParsedValue<number> {
  const problem = describeAmbiguity(text, context)
  return problem ? { problem: sentence(problem) } : { value: readNumber(text, context) }
}

export const NOT_NAIRA_MESSAGE =
  'Values must be in naira. Write the amount in naira, with ₦ before it.'

function unknownUnit(unit: string, dimension: Dimension): string {
  return `We do not understand the unit "${unit}". Write ${CHOICES[dimension]}.`
}

function sentence(text: string): string {
  return `${text}.`
}

function parts(text: string): { number: string; unit: string } {
  const [, number = '', unit = ''] = /^(.*?\p{Nd}[.,]?)?\s*([^\p{Nd}]*)$/u.exec(text.trim()) ?? []
  return { number: number || unit, unit: number ? folded(unit) : '' }
}

function folded(unit: string): string {
  return unit.trim().toLowerCase().replace(/\.$/, '')
}

const NAIRA = new Set(['', 'n', 'ngn', '₦', 'naira'])
const CODES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
const SIGNS = /(?!₦)\p{Sc}|^(?:f?cfa|ksh|r|dollars?|euros?|pounds?|sterling|cedis?|rands?)$/u

function isForeign(word: string): boolean {
  return !NAIRA.has(word) && (CODES.has(word) || SIGNS.test(word))
}

/** Appended to an amount in any currency other than naira. */
const OTHER_CURRENCY = '¤'

/** Adds to an amount the currency of another cell, by whatever name, if it has none itself. */
export function withCurrency(amount: string, currency: string): string {
  const words = currency.split(/[^\p{L}\p{Sc}]+/u).map(folded)
  const isNaira = words.every((word) => NAIRA.has(word) || /^nigerian?$/.test(word))
  return withUnit(amount, isNaira ? null : OTHER_CURRENCY)
}

/** Finds the name of a currency other than naira, even without an amount; null if none. */
function findCurrency(text: string): string | null {
  const words = text.trim().split(/[\p{Nd}\s.,'’+-]+/u)
  return words.find((word) => isForeign(folded(word))) ?? null
}

export type Measured = Dimension | 'money'

export function isOwnUnit(unit: string): boolean {
  return NAIRA.has(unit) || UNITS.weight[unit] === 1 || UNITS.length[unit] === 1
}

const BESIDE = new Set(
  'optional required gross net each per item unit package parcel total actual billed approx max l w h x lxwxh of the in'.split(
    ' '
  )
)

/** Finds the unit or currency in a column header, known or not; null if the header has none. */
export function findHeaderUnit(header: string, measured: Measured): string | null {
  const isKnown = (word: string) =>
    measured === 'money'
      ? isForeign(word) || (word !== '' && NAIRA.has(word))
      : word in UNITS[measured]
  const asides = [...header.matchAll(/[([{]([^)\]}]*)[)\]}]/g)].map(([, aside]) => aside!)
  const bare = header.replace(/[([{][^)\]}]*[)\]}]/g, ' ').trim()
  const behind = /(?:\bin\s+|\/\s*)([^\s/]+)$/i.exec(bare)?.[1]
  for (const text of [...asides, ...(behind ? [behind] : [])]) {
    const words = wordsOf(text)
    const isClear = words.every((word) => isKnown(word) || BESIDE.has(word))
    const known = words.filter((word, at) => isKnown(word) && !(word === 'in' && words[at + 1]))
    if (!isClear || new Set(known).size > 1) return folded(text)
    if (known[0]) return known[0]
  }
  const words = wordsOf(bare)
  if (measured === 'money') return words.find((word) => /\p{Sc}/u.test(word)) ?? last()
  return last()

  function last() {
    const word = words.at(-1) ?? ''
    return words.length > 1 && isKnown(word) ? word : null
  }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s.,;:=/_-]+/)
    .map(folded)
    .filter(Boolean)
}

/** Adds the header's unit to a cell that has none. */
export function withUnit(cell: string, unit: string | null): string {
  const saysItself = /[^\d\s.,'٫+x×*-]/i.test(plainSigns(cell))
  return unit === null || saysItself ? cell : `${cell} ${unit}`
}

/** Returns the units that a bare cell may mean, such as `g or kg`; null if the unit is clear. */
export function findAmbiguousUnits(written: readonly string[]): string | null {
  const cells = written.map(plainSigns)
  const isBare = cells.some((cell) => /^[\d\s.,'٫x×*]*\d[\d\s.,'٫x×*]*$/i.test(cell))
  const cellUnits = new Set(
    cells.filter((cell) => /^[\d.,]/.test(cell)).map((cell) => parts(cell).unit)
  )
  for (const dimension of ['weight', 'length'] as const) {
    const own = dimension === 'weight' ? 'kg' : 'cm'
    const units = [...cellUnits].filter((unit) => unit in UNITS[dimension])
    if (isBare && units.some((unit) => UNITS[dimension][unit] !== 1)) {
      return [...new Set([...units, own])].join(' or ')
    }
  }
  return null
}
