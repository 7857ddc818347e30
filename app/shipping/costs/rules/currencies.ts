/** ISO 4217 currencies whose smallest unit is not a hundredth. */
const DIGITS: Record<string, number> = {
  ...Object.fromEntries(
    ['JPY', 'KRW', 'VND', 'CLP', 'XAF', 'XOF', 'XPF', 'UGX', 'RWF', 'GNF', 'KMF', 'DJF', 'BIF']
      .concat(['PYG', 'ISK', 'VUV'])
      .map((code) => [code, 0])
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
}

/**
 * In whole units of a currency. A higher charge must be a mistake. Even at MAX_EXCHANGE_RATE, the
 * kobo of this amount are a safe integer.
 */
export const MAX_CARRIER_CHARGE = 200_000_000

/** Naira per unit of a currency. No currency has ever been worth more. */
export const MAX_EXCHANGE_RATE = 100_000

export function currencyDigits(currency: string): number {
  return DIGITS[currency] ?? 2
}

export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text)
}

/** Formats an amount in the currency's smallest unit as `USD 1,234.50`, naira with ₦. */
export function formatMinorAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency)
  const figure = (Math.abs(minor) / 10 ** digits).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const sign = minor < 0 ? '-' : ''
  return currency === 'NGN' ? `${sign}₦${figure}` : `${sign}${currency} ${figure}`
}

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
