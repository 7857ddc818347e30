import type { Party } from '#shipping/carriers/booking_request'
import { MOST_EXTENSION } from '#shipping/customs/rules/carrier_limits'
import { nameOnParcel, within, wrapped } from '#shipping/carriers/wire/texts'

/** Longer codes of a state are no codes of UPS; only a few countries must have one. */
const LONGEST_STATE = 5

const WITHOUT_COUNTRY_CODE = ['US', 'PR', 'CA', 'VI']

/** Kosovo has none in ISO 3166. */
const OWN_COUNTRY_CODES: Record<string, string> = { XK: 'KV' }

/** As a shipper or a receiver. `whose` stands in what is said of a text that is too long. */
export function upsParty(party: Party, whose: string) {
  const { taxId } = party
  return {
    ...upsContact(party, whose),
    ...(taxId
      ? { TaxIdentificationNumber: within(taxId, 15, `The tax number of the ${whose}`) }
      : {}),
  }
}

/** Where UPS has no place for a tax number. */
export function upsContact(party: Party, whose: string) {
  const { name } = party
  return {
    Name: within(nameOnParcel(party, 35), 35, `The name of the ${whose}`),
    AttentionName: within(name, 35, `The name of the ${whose}`),
    Phone: { Number: upsPhone(party, whose), ...extensionOf(party) },
    Address: upsAddress(party, whose),
  }
}

/** Digits alone, with the country's but where UPS counts a country to its own network. */
export function upsPhone({ phone, countryCode }: Party, whose: string): string {
  const digits = phone.replace(/\D/g, '')
  const isDomestic = WITHOUT_COUNTRY_CODE.includes(countryCode) && /^1\d{10}$/.test(digits)
  return within(isDomestic ? digits.slice(1) : digits, 15, `The phone number of the ${whose}`)
}

/** A longer one has no place, which is said before payment. */
function extensionOf({ phoneExtension: extension }: Party) {
  return extension && extension.length <= MOST_EXTENSION.ups ? { Extension: extension } : {}
}

function upsAddress(party: Party, whose: string) {
  const { street, city, countryCode } = party
  const state = stateOf(party)
  const postalCode = party.postalCode?.replace(/[\s-]/g, '')
  return {
    AddressLine: wrapped(street, { width: 35, lines: 3 }, `The address of the ${whose}`),
    City: within(city, 30, `The city of the ${whose}`),
    ...(state ? { StateProvinceCode: state } : {}),
    ...(postalCode ? { PostalCode: within(postalCode, 9, `The postal code of the ${whose}`) } : {}),
    CountryCode: OWN_COUNTRY_CODES[countryCode] ?? countryCode,
  }
}

function stateOf({ stateCode, countryCode }: Party): string | null {
  if (!stateCode) return null
  const code = countryCode === 'VN' ? `VN-${stateCode}` : stateCode
  return code.length <= LONGEST_STATE ? code : null
}
