import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'

const HOME = 'NG'

/**
 * A phone number for gateways, to which one that begins with 0 is of Nigeria. On an address elsewhere it is of a mobile
 * phone there, else of one of Nigeria, whose people write theirs, else of any line there; null where it is none of
 * these: a stranger would read what is not theirs.
 */
export function dialledNumber(phoneNumber: string, countryCode: string): string | null {
  const isLocal = /^0(?!0)/.test(phoneNumber.replace(/[\s()]/g, ''))
  if (!isLocal || countryCode === HOME || !isSupportedCountry(countryCode)) return phoneNumber
  const there = parsePhoneNumberFromString(phoneNumber, countryCode)
  if (there && isMobile(there)) return there.number
  const here = parsePhoneNumberFromString(phoneNumber, HOME)
  if (here && isMobile(here)) return phoneNumber
  return there?.isValid() ? there.number : null
}

/** Some countries do not tell mobile phones by their numbers. */
function isMobile(number: PhoneNumber): boolean {
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '')
}
