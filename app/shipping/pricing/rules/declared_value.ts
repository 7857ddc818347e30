import { formatKobo } from '#shared/money/rules/money'

/** Why what is sent is worth too much, or null. Kobo, of a whole shipment; a part of it can be too much alone. */
export function declaredValueProblem(valueKobo: number, largestKobo: number): string | null {
  if (valueKobo <= largestKobo) return null
  const largest = formatKobo(largestKobo).replace(/\.00$/, '')
  return `All that is in a shipment can be worth ${largest} at most. Please check quantities and values.`
}
