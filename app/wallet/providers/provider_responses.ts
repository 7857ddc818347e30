import logger from '@adonisjs/core/services/logger'
import { ProviderRefused, ProviderUnavailable } from '#wallet/providers/payment_provider'

export type ProviderObject = Record<string, unknown>

export const BANK_ACCOUNT_NOT_FOUND =
  'There is no such account at this bank. Please check the number.'
export const CHECKOUT_UNAVAILABLE =
  'The card page could not be opened. Please try another way to pay.'
export const TRANSFER_NOT_ACCEPTED = 'The transfer was not accepted.'
export const TRANSFER_BOUNCED = 'The bank of the account did not accept the transfer.'
export const BVN_NOT_VERIFIED = 'This BVN could not be verified. Please check the number.'
export const VIRTUAL_ACCOUNT_NOT_OPENED = 'A virtual bank account could not be opened.'

export function requireProviderObject(value: unknown): ProviderObject {
  if (isProviderObject(value)) return value
  throw new ProviderUnavailable('The answer is not what we expected')
}

function isProviderObject(value: unknown): value is ProviderObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function toProviderObjects(value: unknown): ProviderObject[] {
  return Array.isArray(value) ? value.filter(isProviderObject) : []
}

/** Skips unreadable rows and logs only their field names, because the values are personal data. */
export function readProviderRows<Row>(value: unknown, read: (data: ProviderObject) => Row): Row[] {
  return toProviderObjects(value).flatMap((data) => {
    try {
      return [read(data)]
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      logger.warn(
        { err: error, fields: Object.keys(data) },
        'A row in the answer of a payment provider is invalid'
      )
      return []
    }
  })
}

/** Returns the object in this field; an empty one if there is none. */
export function providerObjectIn(data: ProviderObject, name: string): ProviderObject {
  const value = data[name]
  return isProviderObject(value) ? value : {}
}

export function requireProviderText(data: ProviderObject, name: string): string {
  const text = providerTextOrNull(data, name)
  if (text !== null) return text
  throw new ProviderUnavailable(`The answer left out ${name}`)
}

export function providerTextOrNull(data: ProviderObject, name: string): string | null {
  const value = data[name]
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : null
}

/** Accepts only HTTPS, because our page redirects the browser there. Throws ProviderRefused. */
export function requireHttpsUrl(link: string): string {
  const isSafe = URL.canParse(link) && new URL(link).protocol === 'https:'
  if (!isSafe) throw new ProviderRefused(CHECKOUT_UNAVAILABLE)
  return link
}
