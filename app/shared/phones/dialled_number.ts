import { readPhone } from '#shared/phones/read_phone'
import { parsePhoneParts } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

/**
 * The number of an address for gateways, without its extension; to them one that begins with 0 is of Nigeria. Null for
 * one that is written without its country and is none there: a stranger would read what is not theirs.
 */
export function dialledNumber(phoneNumber: string, countryCode: string): string | null {
  const { number } = parsePhoneParts(phoneNumber)
  if (countryCode === HOME || !number.startsWith('0')) return number
  const read = readPhone(number, countryCode)
  return read?.isValid ? read.phone : null
}
