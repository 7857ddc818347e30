/** A number with decimals. The API file gives it the format double, and any other number int64. */
export type Decimal = number & {}

/** Converts basis points to percent, as JSON carries them. */
export function percent(basisPoints: number): Decimal {
  return basisPoints / 100
}
