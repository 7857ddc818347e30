/** 1% is 100 basis points. */
const WHOLE = 10_000n

/**
 * A share of an amount of kobo, exact, rounded half up to the kobo.
 *
 * Throws a RangeError when either is not a whole, non-negative number.
 */
export function shareOfKobo(amountKobo: number, basisPoints: number): number {
  for (const number of [amountKobo, basisPoints]) {
    if (!Number.isSafeInteger(number) || number < 0) {
      throw new RangeError(`${number} is not a whole, non-negative number`)
    }
  }
  return Number((BigInt(amountKobo) * BigInt(basisPoints) + WHOLE / 2n) / WHOLE)
}
