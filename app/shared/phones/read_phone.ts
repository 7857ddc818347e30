import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { joinPhone, parsePhoneParts } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

export interface ReadPhone {
  /** E.164, or as it is dialled at home where it was written so; with its extension: +13474483190 x60155. */
  phone: string
  /** False for one that only has the length of a number there, as new ranges and those of films do. */
  isValid: boolean
  /** What whoever wrote it should look at. */
  note: string | null
}

/**
 * A phone number on an address in a country, written in any usual way: of that country, or one that lacks its plus.
 * With a nought in front it is also taken for a mobile phone of Nigeria, whose people write theirs, where it is no
 * mobile phone there. Null for what nobody can dial.
 */
export function readPhone(text: string, country: string): ReadPhone | null {
  const { number, extension } = parsePhoneParts(text)
  if (!/^\+?\d{4,}$/.test(number)) return null
  const isKnown = isSupportedCountry(country)
  const there = parsed(number, isKnown ? country : HOME)
  const atHome = country !== HOME && number.startsWith('0') ? parsed(number, HOME) : undefined
  const withPlus = number.startsWith('+') ? undefined : parsed(`+${number}`)
  const candidates = [
    there?.isValid() && (isMobile(there) || !isMobile(atHome)) && there,
    withPlus?.isValid() && withPlus,
    isMobile(atHome) && atHome,
    // At home every range is known, and a nought in front is of many countries.
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

/** Some countries do not tell mobile phones by their numbers. */
function isMobile(number: PhoneNumber | undefined): boolean {
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number?.getType() ?? '')
}

function parsed(number: string, defaultCountry?: PhoneNumber['country']) {
  return parsePhoneNumberFromString(number, { defaultCountry, extract: false })
}
