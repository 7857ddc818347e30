export const UPS_CURRENCY = 'NGN'

/** UPS expects dates and hours in the sender's time zone. */
export const UPS_TIME_ZONE = 'Africa/Lagos'

/** The country of our UPS account, in which the shipper must be. */
export const UPS_ACCOUNT_COUNTRY = 'NG'

/** Kilograms with one decimal, rounded up so that we never declare too little. */
export function upsKilograms(grams: number): string {
  return String(Math.max(Math.ceil(grams / 100), 1) / 10)
}

export function upsWeight(grams: number) {
  return { UnitOfMeasurement: { Code: 'KGS' }, Weight: upsKilograms(grams) }
}
