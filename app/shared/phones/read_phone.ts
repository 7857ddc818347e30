import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { joinPhone, parsePhoneParts } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

export interface ReadPhone {
  /** E.164, or national if written so within Nigeria; with extension: +13474483190 x60155. */
  phone: string
  /** False if only the length is plausible, as with new ranges and fictional numbers. */
  isValid: boolean
  note: string | null
}

/**
 * Parses a number of that country, or an international one without its plus. A leading 0 may also
 * mean a Nigerian mobile, unless it is a mobile there. Null if it cannot be dialled.
 */
export function readPhone(text: string, country: string): ReadPhone | null {
  const { number, extension } = parsePhoneParts(text)
  if (!/^\+?\d{4,}$/.test(number)) return null
  const isKnown = isSupportedCountry(country)
  const there = parsed(number, isKnown ? country : HOME)
  const atHome = country !== HOME && number.startsWith('0') ? parsed(number, HOME) : undefined
  // 08031 234567 is a German landline and a Nigerian mobile: only its owner knows.
  if (isMobile(atHome) && there?.getType() === 'FIXED_LINE') return null
  const withPlus = number.startsWith('+') ? undefined : parsed(`+${number}`)
  const candidates = [
    there?.isValid() && (isMobile(there) || !isMobile(atHome)) && there,
    withPlus?.isValid() && withPlus,
    isMobile(atHome) && atHome,
    // Only possible: not enough after a 0 or for national Nigerian numbers, whose ranges are known.
    (number.startsWith('+') || (country !== HOME && !number.startsWith('0'))) &&
      there?.isPossible() &&
      there,
  ]
  const found = candidates.find((one) => typeof one === 'object')
  if (!found) return null
  const isNational =
    country === HOME && found.countryCallingCode === '234' && !/^(\+|234)/.test(number)
  const shown = isNational ? `0${found.nationalNumber}` : found.number
  const isValid = found.isValid()
  return {
    phone: joinPhone({ number: shown, extension }),
    isValid,
    note: noteOf(found, there, isValid),
  }
}

function noteOf({ number }: PhoneNumber, there: PhoneNumber | undefined, isValid: boolean) {
  if (!isValid) return `We could not verify the phone number ${number}. Please check it.`
  return number === there?.number ? null : `We read the phone number as ${number}. Please check it.`
}

/** Some countries do not distinguish mobile numbers. */
function isMobile(number: PhoneNumber | undefined): boolean {
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number?.getType() ?? '')
}

function parsed(number: string, defaultCountry?: PhoneNumber['country']) {
  return parsePhoneNumberFromString(number, { defaultCountry, extract: false })
}
