import type { Decimal } from '#shared/numbers/rules/decimal'

/** Money is an integer of kobo internally, and naira with at most two decimals externally. */

const formatter = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Converts kobo to naira, as JSON carries them. */
export function naira(amountKobo: number): Decimal
export function naira(amountKobo: number | null): Decimal | null
export function naira(amountKobo: number | null): Decimal | null {
  return amountKobo === null ? null : amountKobo / 100
}

export class InvalidNairaAmount extends RangeError {}

/**
 * Converts naira to kobo. Throws InvalidNairaAmount on more than two decimals or an inexact amount,
 * so nothing is rounded silently.
 */
export function kobo(nairaAmount: number): number {
  const amount = Math.round(nairaAmount * 100)
  if (!Number.isSafeInteger(amount) || Math.abs(amount / 100 - nairaAmount) > 1e-9) {
    throw new InvalidNairaAmount(
      `${nairaAmount} is not an amount of naira with at most two decimals`
    )
  }
  return amount
}

/** Formats kobo for people: ₦1,234.50. */
export function formatKobo(amountKobo: number): string {
  const sign = amountKobo < 0 ? '-' : ''
  return `${sign}₦${formatter.format(Math.abs(amountKobo) / 100)}`
}
