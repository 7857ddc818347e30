/** Of every value that we declare. */
export const UPS_CURRENCY = 'NGN'

/** Where we send from, and whose days and hours UPS wants. */
export const UPS_TIME_ZONE = 'Africa/Lagos'

/** Of our account, and so of whoever UPS calls the shipper. */
export const UPS_ACCOUNT_COUNTRY = 'NG'

/** Kilograms with one decimal, as UPS weighs, rounded up so that no parcel is heavier than we said. */
export function upsKilograms(grams: number): string {
  return String(Math.max(Math.ceil(grams / 100), 1) / 10)
}

export function upsWeight(grams: number) {
  return { UnitOfMeasurement: { Code: 'KGS' }, Weight: upsKilograms(grams) }
}
