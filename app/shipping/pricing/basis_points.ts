import { requireExactKobo } from '#shared/money/exact_amounts'

/** 1% is 100 basis points. */
const BASIS_POINTS_IN_WHOLE = 10_000n

/**
 * Returns a share of an amount of kobo, rounded half up to the kobo. Throws a RangeError if either
 * number is negative or fractional, and AmountTooLarge if the share is no safe integer, which can
 * happen above 100%.
 */
export function shareOfKobo(amountKobo: number, basisPoints: number): number {
  for (const number of [amountKobo, basisPoints]) {
    if (!Number.isSafeInteger(number) || number < 0) {
      throw new RangeError(`${number} is not a whole, non-negative number`)
    }
  }
  return requireExactKobo(
    Number(
      (BigInt(amountKobo) * BigInt(basisPoints) + BASIS_POINTS_IN_WHOLE / 2n) /
        BASIS_POINTS_IN_WHOLE
    )
  )
}
