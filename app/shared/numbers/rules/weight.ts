import type { Decimal } from '#shared/numbers/rules/decimal'

/** Weight is an integer of grams internally, and kilograms externally. */

/** Converts grams to kilograms, as JSON carries them. */
export function kilograms(weightGrams: number): Decimal
export function kilograms(weightGrams: number | null): Decimal | null
export function kilograms(weightGrams: number | null): Decimal | null {
  return weightGrams === null ? null : weightGrams / 1000
}

/** Converts kilograms from JSON or a form to the nearest gram. */
export function grams(weightKg: number): number {
  return Math.round(weightKg * 1000)
}
