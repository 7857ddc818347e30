import { parseWebAddress } from '#branding/business/rules/business_rules'
import { type Check, numberCheck } from '#shared/http/rules/field_checks'

/** Rules of the product form, shared by page and server. */

export const IMAGE_REQUIRED = "You must upload the product's image before saving."

export const DEFAULT_CURRENCY = 'NGN'

/** Only currencies with two decimals, because prices are stored in hundredths. */
export const CURRENCIES = [
  { value: 'NGN', label: 'Nigerian Naira (NGN)' },
  { value: 'USD', label: 'US Dollar (USD)' },
  { value: 'GBP', label: 'Pound Sterling (GBP)' },
  { value: 'EUR', label: 'Euro (EUR)' },
  { value: 'CAD', label: 'Canadian Dollar (CAD)' },
  { value: 'GHS', label: 'Ghanaian Cedi (GHS)' },
  { value: 'KES', label: 'Kenyan Shilling (KES)' },
  { value: 'ZAR', label: 'South African Rand (ZAR)' },
  { value: 'AED', label: 'UAE Dirham (AED)' },
  { value: 'CNY', label: 'Chinese Yuan (CNY)' },
] as const

const NAME_MAX = 50
const DESCRIPTION_MAX = 100
const SHOP_URL_MAX = 250

export const checkProductName: Check = (value) => {
  const text = textOf(value)
  if (text === '') return '"Product Name" should not be empty'
  if (text.length > NAME_MAX) return `"Product Name" must have at most ${NAME_MAX} characters`
  return /\p{Cc}/u.test(text) ? '"Product Name" must be on one line' : null
}

export const checkProductDescription: Check = (value) => {
  if (textOf(value).length <= DESCRIPTION_MAX) return null
  return `"Description" must have at most ${DESCRIPTION_MAX} characters`
}

export const checkShopUrl: Check = (value) => {
  const text = textOf(value)
  if (text === '') return null
  if (text.length > SHOP_URL_MAX) return `"Shop Link" must have at most ${SHOP_URL_MAX} characters`
  return parseWebAddress(text) ? null : '"Shop Link" must be a web address'
}

export const checkProductCategory: Check = (value) =>
  typeof value === 'number' && value >= 1 ? null : '"Product Category" should not be empty'

export const checkPrice = numberCheck('Price', { min: 1, max: 1_000_000_000, decimals: 2 })

export function parseCurrencyCode(value: unknown): string | null {
  const given =
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value
  return CURRENCIES.find((currency) => currency.value === given)?.value ?? null
}

export function formatPrice(currency: string, price: number): string {
  return new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(price)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
