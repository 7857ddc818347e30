export const UPS_CURRENCY = 'NGN'

/** Time zone of the senders, in which UPS expects dates and hours. */
export const UPS_TIME_ZONE = 'Africa/Lagos'

/** Country of our account, and so of the shipper in UPS's terms. */
export const UPS_ACCOUNT_COUNTRY = 'NG'

/** One decimal, rounded up so that we never declare too little. */
export function upsKilograms(grams: number): string {
  return String(Math.max(Math.ceil(grams / 100), 1) / 10)
}

export function upsWeight(grams: number) {
  return { UnitOfMeasurement: { Code: 'KGS' }, Weight: upsKilograms(grams) }
}
