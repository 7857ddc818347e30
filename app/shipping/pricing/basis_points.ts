import { requireExactKobo } from '#shared/money/exact_amounts'

/** 1% is 100 basis points. */
const BASIS_POINTS_IN_WHOLE = 10_000n

/**
 * A share of an amount of kobo, exact, rounded half up to the kobo.
 *
 * Throws a RangeError when either is not a whole, non-negative number, AmountTooLarge when the share cannot be held
 * exactly, as that of more than a hundred percent may not.
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
