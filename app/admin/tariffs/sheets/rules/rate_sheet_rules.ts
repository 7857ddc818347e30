import { type Check, numberCheck } from '#shared/http/rules/field_checks'
import { MEASURE_NUMBER, MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { grams, kilograms } from '#shared/numbers/rules/weight'

/**
 * Rules of a rate sheet, shared by the form and the server. A check returns a message or null.
 *
 * Source: specification of business and administration, section 5, "Rate generator and rows".
 */

const KG = { decimals: 3 }

export const MAX_RATE_NAIRA = 999_999_999_999

export const rowChecks = {
  aboveWeight: numberCheck('Above Weight', { min: 0, max: 1000, ...KG }),
  endWeight: numberCheck('End Weight', { min: 0.5, max: 1000, ...KG }),
  rate: numberCheck('Rate', { min: 500, max: MAX_RATE_NAIRA, decimals: 2 }),
} satisfies Record<string, Check>

export const generatorChecks = {
  entryCount: numberCheck('Entry Count', { min: 1, max: 50, decimals: 0 }),
  startWeight: numberCheck('Start Weight', { min: 0, max: 300, ...KG }),
  increment: numberCheck('Increment', { min: 0.5, max: 300, ...KG }),
} satisfies Record<string, Check>

/** In export zones, the increment is at most 100 kg. */
export const exportIncrementCheck = numberCheck('Increment', { min: 0.5, max: 100, ...KG })

export const multiplierChecks = {
  startWeight: numberCheck('Start Weight', { min: 0, max: 1000, ...KG }),
  endWeight: numberCheck('End Weight', { min: 0, max: 1000, ...KG }),
  increment: numberCheck('Increment', { min: 0.5, max: 100, ...KG }),
  ratePerIncrement: numberCheck('Rate/Increment', { min: 1, max: 50_000, decimals: 2 }),
} satisfies Record<string, Check>

export const END_NOT_ABOVE = '"End Weight" must be more than "Above Weight"'
export const END_NOT_AFTER_START = '"End Weight" must be more than "Start Weight"'

export type TypedRow = { aboveWeight: string; endWeight: string; rate: string }

export type RowField = keyof TypedRow

/** Returns problems by field; empty if the row can be saved. */
export function rowProblems(row: TypedRow): Partial<Record<RowField, string>> {
  const problems: Partial<Record<RowField, string>> = {}
  for (const field of ['aboveWeight', 'endWeight', 'rate'] as const) {
    const problem = rowChecks[field](row[field])
    if (problem) problems[field] = problem
  }
  const { aboveWeight, endWeight } = parseTypedRow(row)
  const isBackwards = !(endWeight > aboveWeight)
  if (!problems.aboveWeight && !problems.endWeight && isBackwards) {
    problems.endWeight = END_NOT_ABOVE
  }
  return problems
}

export function parseTypedRow({ aboveWeight, endWeight, rate }: TypedRow) {
  return {
    aboveWeight: readNumber(aboveWeight, MEASURE_NUMBER),
    endWeight: readNumber(endWeight, MEASURE_NUMBER),
    rate: readNumber(rate, MONEY_NUMBER),
  }
}

export type RateGeneratorInput = { entryCount: number; startWeight: number; increment: number }

/** Generates rows in kg from Start Weight. Counts in grams to avoid floating-point errors. */
export function generateRateRows({ entryCount, startWeight, increment }: RateGeneratorInput) {
  const [start, step] = [grams(startWeight), grams(increment)]
  return Array.from({ length: entryCount }, (_, index) => ({
    aboveWeight: kilograms(start + index * step),
    endWeight: kilograms(start + (index + 1) * step),
  }))
}
