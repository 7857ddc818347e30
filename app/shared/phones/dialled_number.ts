import { readPhone } from '#shared/phones/read_phone'
import { parsePhoneParts } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

/**
 * Returns an address's phone number for SMS gateways, without extension; they read a leading 0 as
 * Nigerian. Null for a national number that is invalid in the address's country, because a stranger
 * would get the message.
 */
export function dialledNumber(phoneNumber: string, countryCode: string): string | null {
  const { number } = parsePhoneParts(phoneNumber)
  if (countryCode === HOME || !number.startsWith('0')) return number
  const read = readPhone(number, countryCode)
  return read?.isValid ? read.phone : null
}
