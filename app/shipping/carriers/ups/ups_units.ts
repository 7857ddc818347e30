/** Of every value that we declare. */
export const CURRENCY = 'NGN'

/** Where we send from, and whose days and hours UPS wants. */
export const LAGOS = 'Africa/Lagos'

/** Of our account, and so of whoever UPS calls the shipper. */
export const ACCOUNT_COUNTRY = 'NG'

/** Kilograms with one decimal, as UPS weighs, rounded up so that no parcel is heavier than we said. */
export function upsKilograms(grams: number): string {
  return String(Math.max(Math.ceil(grams / 100), 1) / 10)
}

export function upsWeight(grams: number) {
  return { UnitOfMeasurement: { Code: 'KGS' }, Weight: upsKilograms(grams) }
}
