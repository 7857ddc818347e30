import { numberCheck } from '#shared/http/rules/field_checks'
import { MAX_EXCHANGE_RATE } from '#shipping/costs/rules/currencies'

export function checkCurrency(value: unknown): string | null {
  const code = String(value ?? '')
    .trim()
    .toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return 'Please enter the three letters of the currency, e.g. USD'
  return code === 'NGN' ? 'The naira needs no exchange rate' : null
}

/** The rate is in naira per unit of the currency. */
export const checkRate = numberCheck('Naira for one', {
  min: 0.000_001,
  max: MAX_EXCHANGE_RATE,
  decimals: 6,
})
