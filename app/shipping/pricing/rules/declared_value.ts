import { formatKobo } from '#shared/money/rules/money'

/** Kobo of a whole shipment, or of a part that alone exceeds the limit; NaN does not. */
export function declaredValueProblem(valueKobo: number, largestKobo: number): string | null {
  if (!(valueKobo > largestKobo)) return null
  const largest = formatKobo(largestKobo).replace(/\.00$/, '')
  return `The items in one shipment can be worth ${largest} at most. Please check quantities and values.`
}
