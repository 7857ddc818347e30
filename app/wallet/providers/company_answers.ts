import logger from '@adonisjs/core/services/logger'
import { ProviderRefused, ProviderUnavailable } from '#wallet/providers/contract'
import type { Data } from '#wallet/providers/company_api'

export const NO_ACCOUNT = 'There is no such account at this bank. Please check the number.'
export const NO_CARD_PAGE = 'The card page could not be opened. Please try another way to pay.'
export const NO_TRANSFER = 'The transfer was not accepted.'
export const NOT_TAKEN = 'The bank of the account did not take the transfer.'
export const NO_BVN = 'This BVN could not be verified. Please check the number.'
export const NO_VIRTUAL_ACCOUNT = 'A virtual bank account could not be opened.'

/** Throws ProviderUnavailable where the answer is not of the shape that was promised. */
export function asData(value: unknown): Data {
  if (isData(value)) return value
  throw new ProviderUnavailable('The answer is something else')
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asList(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : []
}

/** The rows that can be read. One that cannot is logged by the names of its fields, and passed over. */
export function readable<Row>(value: unknown, read: (data: Data) => Row): Row[] {
  return asList(value).flatMap((data) => {
    try {
      return [read(data)]
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      logger.warn(
        { err: error, fields: Object.keys(data) },
        'A row of a payment company is strange'
      )
      return []
    }
  })
}

/** What lies in a field, with nothing in it where it is no object. */
export function partOf(data: Data, name: string): Data {
  const value = data[name]
  return isData(value) ? value : {}
}

export function textIn(data: Data, name: string): string {
  const text = textOrNull(data, name)
  if (text !== null) return text
  throw new ProviderUnavailable(`The answer left out ${name}`)
}

export function textOrNull(data: Data, name: string): string | null {
  const value = data[name]
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : null
}

/** A page of ours sends the browser there. */
export function httpsUrl(link: string): string {
  const isSafe = URL.canParse(link) && new URL(link).protocol === 'https:'
  if (!isSafe) throw new ProviderRefused(NO_CARD_PAGE)
  return link
}
