/** Those of ISO 4217 whose smallest unit is not a hundredth. */
const DIGITS: Record<string, number> = {
  ...Object.fromEntries(
    ['JPY', 'KRW', 'VND', 'CLP', 'XAF', 'XOF', 'XPF', 'UGX', 'RWF', 'GNF', 'KMF', 'DJF', 'BIF']
      .concat(['PYG', 'ISK', 'VUV'])
      .map((code) => [code, 0])
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
}

/**
 * In whole units of any currency: a carrier that asks more for something is mistaken. At the dearest rate that staff may
 * set, freight, fuel, duty and the rest of a line still come to an amount of kobo that a number holds.
 */
export const MAX_CARRIER_CHARGE = 200_000_000

/** Naira for one unit: more than a unit of any currency has ever been worth. */
export const MAX_EXCHANGE_RATE = 100_000

/** How many decimals an amount of this currency has. */
export function currencyDigits(currency: string): number {
  return DIGITS[currency] ?? 2
}

export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text)
}

/** Smallest units as people read them: USD 1,234.50, and naira by their sign. */
export function formatMinorAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency)
  const figure = (Math.abs(minor) / 10 ** digits).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const sign = minor < 0 ? '-' : ''
  return currency === 'NGN' ? `${sign}₦${figure}` : `${sign}${currency} ${figure}`
}

/** What a line of a carrier's bill is for. */
export type CarrierChargeType =
  | 'freight'
  | 'fuel'
  | 'remote_area'
  | 'insurance'
  | 'duty'
  | 'tax'
  | 'other'

export const CARRIER_CHARGE_LABELS: Record<CarrierChargeType, string> = {
  freight: 'Freight',
  fuel: 'Fuel',
  remote_area: 'Remote area',
  insurance: 'Insurance',
  duty: 'Duty',
  tax: 'Tax',
  other: 'Other',
}
