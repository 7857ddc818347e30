/** Money is an integer of kobo inside, and naira with at most two decimals outside. */

const formatter = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Kobo to the number of naira that JSON carries. */
export function naira(amountKobo: number): number {
  return amountKobo / 100
}

/** What was given is no amount of naira that we can keep. */
export class InvalidNairaAmount extends RangeError {}

/**
 * Naira, as read from JSON or a form, to kobo. Throws NotNaira on more than two decimals or on an amount
 * that cannot be held exactly, so that nothing is rounded silently.
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

/** Kobo as people read it: ₦1,234.50. */
export function formatKobo(amountKobo: number): string {
  const sign = amountKobo < 0 ? '-' : ''
  return `${sign}₦${formatter.format(Math.abs(amountKobo) / 100)}`
}
