/** Weight is an integer of grams inside, and kilograms outside. */

/** Grams to the kilograms that JSON carries. */
export function kilograms(weightGrams: number): number
export function kilograms(weightGrams: number | null): number | null
export function kilograms(weightGrams: number | null): number | null {
  return weightGrams === null ? null : weightGrams / 1000
}

/** Kilograms, as read from JSON or a form, to the nearest gram. */
export function grams(weightKg: number): number {
  return Math.round(weightKg * 1000)
}
