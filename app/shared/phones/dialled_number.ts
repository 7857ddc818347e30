import { readPhone } from '#shared/phones/read_phone'
import { parsePhoneParts } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

/**
 * Returns a number for SMS gateways, which read a leading 0 as Nigerian. Null if a national number
 * is invalid or ambiguous in its country: a stranger could get the message.
 */
export function dialledNumber(phoneNumber: string, countryCode: string): string | null {
  const { number } = parsePhoneParts(phoneNumber)
  if (countryCode === HOME || !number.startsWith('0')) return number
  const read = readPhone(number, countryCode)
  return read?.isValid ? read.phone : null
}
