import type { Check } from '#shared/http/rules/field_checks'
import { cellNumber } from '#admin/tariffs/sheets/rules/cell_number'

/**
 * The rules of a sheet of rates. They run in the console as a field changes and on the server when the sheet
 * arrives, so both say the same. A check answers what is wrong, or null.
 *
 * Source: specification of business and administration, section 5, "Rate generator and rows".
 */

type Bounds = { min: number; max: number; decimals: number }

const KG = { decimals: 3 }

export const rowChecks = {
  aboveWeight: bounded('Above Weight', { min: 0, max: 1000, ...KG }),
  endWeight: bounded('End Weight', { min: 0.5, max: 1000, ...KG }),
  rate: bounded('Rate', { min: 500, max: 999_999_999_999, decimals: 2 }),
} satisfies Record<string, Check>

/** What fills a sheet with rows whose prices are still to be entered. */
export const generatorChecks = {
  entryCount: bounded('Entry Count', { min: 1, max: 50, decimals: 0 }),
  startWeight: bounded('Start Weight', { min: 0, max: 300, ...KG }),
  increment: bounded('Increment', { min: 0.5, max: 300, ...KG }),
} satisfies Record<string, Check>

/** Of an export zone the steps are smaller. */
export const exportIncrementCheck = bounded('Increment', { min: 0.5, max: 100, ...KG })

export const multiplierChecks = {
  startWeight: bounded('Start Weight', { min: 0, max: 1000, ...KG }),
  endWeight: bounded('End Weight', { min: 0, max: 1000, ...KG }),
  increment: bounded('Increment', { min: 0.5, max: 100, ...KG }),
  ratePerIncrement: bounded('Rate/Increment', { min: 1, max: 50_000, decimals: 2 }),
} satisfies Record<string, Check>

export const END_NOT_ABOVE = '"End Weight" must be more than "Above Weight"'
export const END_NOT_AFTER_START = '"End Weight" must be more than "Start Weight"'

/** A row as it was typed. */
export type TypedRow = { aboveWeight: string; endWeight: string; rate: string }

export type RowField = keyof TypedRow

/** What is wrong with a row, by field; nothing when it can be saved. */
export function rowProblems(row: TypedRow): Partial<Record<RowField, string>> {
  const problems: Partial<Record<RowField, string>> = {}
  for (const field of ['aboveWeight', 'endWeight', 'rate'] as const) {
    const problem = typedProblem(rowChecks[field], row[field])
    if (problem) problems[field] = problem
  }
  const isBackwards = !(cellNumber(row.endWeight) > cellNumber(row.aboveWeight))
  if (!problems.aboveWeight && !problems.endWeight && isBackwards) {
    problems.endWeight = END_NOT_ABOVE
  }
  return problems
}

export function numbersOf({ aboveWeight, endWeight, rate }: TypedRow) {
  return {
    aboveWeight: cellNumber(aboveWeight),
    endWeight: cellNumber(endWeight),
    rate: cellNumber(rate),
  }
}

/** What is wrong with text as typed; white space is for the eye. */
export function typedProblem(check: Check, text: string): string | null {
  return check(text.trim() ? cellNumber(text) : null)
}

export type Generator = { entryCount: number; startWeight: number; increment: number }

/** Rows one after the other in kg, the first above Start Weight. Counted in grams: 0.1 + 0.2 is 0.3 here. */
export function generatedRows({ entryCount, startWeight, increment }: Generator) {
  const [start, step] = [gramsOf(startWeight), gramsOf(increment)]
  return Array.from({ length: entryCount }, (_, index) => ({
    aboveWeight: (start + index * step) / 1000,
    endWeight: (start + (index + 1) * step) / 1000,
  }))
}

export function gramsOf(kilograms: number): number {
  return Math.round(kilograms * 1000)
}

function bounded(label: string, { min, max, decimals }: Bounds): Check {
  return (value) => {
    if (value === undefined || value === null || value === '') {
      return `"${label}" should not be empty`
    }
    if (typeof value !== 'number' || !Number.isFinite(value)) return `"${label}" must be a number`
    if (value < min) return `"${label}" must be at least ${min}`
    if (value > max) return `"${label}" must be at most ${max.toLocaleString('en')}`
    if (Number(value.toFixed(decimals)) === value) return null
    return decimals === 0
      ? `"${label}" must be a whole number`
      : `"${label}" can have at most ${decimals} decimals`
  }
}
