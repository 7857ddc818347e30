import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { joinPhone, parsePhoneParts } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

export interface ReadPhone {
  /** E.164, or national if a Nigerian number was typed so. With extension: +13474483190 x60155. */
  phone: string
  /** False if only the length is plausible, as for new number ranges and fictional numbers. */
  isValid: boolean
  note: string | null
}

/**
 * Reads a number of `country`, or an international one without its plus. A leading 0 may also mean
 * a Nigerian mobile, unless `country` has a mobile of that number. Null if nobody can dial it.
 */
export function readPhone(text: string, country: string): ReadPhone | null {
  const { number, extension } = parsePhoneParts(text)
  if (!/^\+?\d{4,}$/.test(number)) return null
  const isKnown = isSupportedCountry(country)
  const there = parsed(number, isKnown ? country : HOME)
  const atHome = country !== HOME && number.startsWith('0') ? parsed(number, HOME) : undefined
  // 08031 234567 is a landline in Germany and a mobile in Nigeria: only its owner knows which.
  if (isMobile(atHome) && there?.getType() === 'FIXED_LINE') return null
  const withPlus = number.startsWith('+') ? undefined : parsed(`+${number}`)
  const candidates = [
    there?.isValid() && (isMobile(there) || !isMobile(atHome)) && there,
    withPlus?.isValid() && withPlus,
    isMobile(atHome) && atHome,
    // A plausible length is not enough after a 0, nor for Nigeria, whose number ranges are known.
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

/** In some countries, the number does not show whether it is a mobile or a landline. */
function isMobile(number: PhoneNumber | undefined): boolean {
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number?.getType() ?? '')
}

function parsed(number: string, defaultCountry?: PhoneNumber['country']) {
  return parsePhoneNumberFromString(number, { defaultCountry, extract: false })
}
