import { DomainError } from '#shared/errors/domain_error'

export class AmountTooLarge extends DomainError {
  constructor() {
    super(
      'E_AMOUNT_TOO_LARGE',
      'These numbers add up to an amount that is too large. Please check amounts and quantities.'
    )
  }
}

/** Returns a computed amount if it is a safe integer. Throws AmountTooLarge. */
export function requireExactKobo(amountKobo: number): number {
  if (!Number.isSafeInteger(amountKobo)) throw new AmountTooLarge()
  return amountKobo
}

/** Adds amounts. Throws AmountTooLarge if any partial sum is too large. */
export function sumKobo(amountsKobo: readonly number[]): number {
  return amountsKobo.reduce((sum, amountKobo) => requireExactKobo(sum + amountKobo), 0)
}
