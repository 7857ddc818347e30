import { formatKobo } from '#shared/money/rules/money'

/** Explains a value in kobo above the limit; null for other values, also for NaN. */
export function declaredValueProblem(valueKobo: number, largestKobo: number): string | null {
  if (!(valueKobo > largestKobo)) return null
  const largest = formatKobo(largestKobo).replace(/\.00$/, '')
  return `The items in one shipment can be worth ${largest} at most. Please check quantities and values.`
}
