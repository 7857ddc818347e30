import { DEAREST_RATE } from '#shipping/costs/rules/currencies'

export function checkCurrency(value: unknown): string | null {
  const code = String(value ?? '')
    .trim()
    .toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return 'Please enter the three letters of the currency, e.g. USD'
  return code === 'NGN' ? 'A naira is always a naira' : null
}

export function checkRate(value: unknown): string | null {
  const rate = Number(value)
  const isExact = Math.abs(rate * 1_000_000 - Math.round(rate * 1_000_000)) < 1e-3
  if (value === null || value === '' || !(rate > 0 && rate <= DEAREST_RATE) || !isExact)
    return 'Please enter how many naira one unit is worth, with at most six decimals'
  return null
}
