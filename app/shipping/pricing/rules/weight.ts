/** Package weights in whole grams; dimensions in centimetres with at most two decimals. */

/** The longest side, in centimetres, that any of our couriers carries. */
export const MAX_SIDE_CM = 1000

export type MeasuredPackage = {
  weightGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
  /** The weight of the express box itself; absent or 0 without a box. */
  expressBoxGrams?: number
}

export type Dimensions = Pick<MeasuredPackage, 'lengthCm' | 'widthCm' | 'heightCm'>

export type ShipmentWeights = {
  actualGrams: number
  volumetricGrams: number
  expressBoxGrams: number
  billableGrams: number
}

/** 5,000 cm³ are billed as 1,000 g, so 1 g is 5 cm³, or 5,000,000 cubes of 0.01 cm. */
const CUBIC_HUNDREDTHS_PER_GRAM = 5_000_000n

/**
 * Returns the volumetric grams: length x width x height / 5000 in kilograms, rounded half up to the
 * gram. Computes in whole hundredths of a centimetre, so that 0.1 + 0.2 never decides a price band.
 * Throws a RangeError for a negative dimension or one with more than two decimals. Source:
 * specification of booking and money, section 9.
 */
export function calculateVolumetricGrams({ lengthCm, widthCm, heightCm }: Dimensions): number {
  const volume = toHundredths(lengthCm) * toHundredths(widthCm) * toHundredths(heightCm)
  return Number((volume + CUBIC_HUNDREDTHS_PER_GRAM / 2n) / CUBIC_HUNDREDTHS_PER_GRAM)
}

/**
 * Returns the billable grams of a package: the greater of actual and volumetric weight, plus the
 * express box. Throws a RangeError for a weight that is not a whole, non-negative number of grams.
 * Source: specification of booking and money, section 9.
 */
export function calculateBillableGrams(parcel: MeasuredPackage): number {
  const actualGrams = wholeGrams(parcel.weightGrams)
  return (
    Math.max(actualGrams, calculateVolumetricGrams(parcel)) +
    wholeGrams(parcel.expressBoxGrams ?? 0)
  )
}

/** The billable weight is the sum of the packages' billable weights, in grams. */
export function sumWeights(packages: readonly MeasuredPackage[]): ShipmentWeights {
  return {
    actualGrams: sum(packages, (parcel) => wholeGrams(parcel.weightGrams)),
    volumetricGrams: sum(packages, calculateVolumetricGrams),
    expressBoxGrams: sum(packages, (parcel) => wholeGrams(parcel.expressBoxGrams ?? 0)),
    billableGrams: sum(packages, calculateBillableGrams),
  }
}

function sum(
  packages: readonly MeasuredPackage[],
  grams: (parcel: MeasuredPackage) => number
): number {
  return packages.reduce((total, parcel) => total + grams(parcel), 0)
}

function wholeGrams(grams: number): number {
  if (!Number.isSafeInteger(grams) || grams < 0) {
    throw new RangeError(`${grams} is not a weight in whole grams`)
  }
  return grams
}

function toHundredths(centimetres: number): bigint {
  const whole = Math.round(centimetres * 100)
  const isExact = Number.isSafeInteger(whole) && Math.abs(whole / 100 - centimetres) < 1e-9
  if (!isExact || centimetres < 0) {
    throw new RangeError(`${centimetres} is not a length in cm with at most two decimals`)
  }
  return BigInt(whole)
}
