import type { ShipmentParty } from '#shipping/carriers/booking_request'
import { MAX_EXTENSION_DIGITS } from '#shipping/customs/rules/carrier_limits'
import { labelName, requireMaxLength, splitIntoLines } from '#shipping/carriers/wire/text_limits'

/** UPS's limit for state codes. We omit longer ones, because few countries require a state. */
const MAX_STATE_LENGTH = 5

const WITHOUT_COUNTRY_CODE = ['US', 'PR', 'CA', 'VI']

/** Kosovo has no official ISO 3166 code: we use XK, UPS uses KV. */
const OWN_COUNTRY_CODES: Record<string, string> = { XK: 'KV' }

export function upsParty(party: ShipmentParty, whose: string) {
  const { taxId } = party
  return {
    ...upsContact(party, whose),
    ...(taxId
      ? { TaxIdentificationNumber: requireMaxLength(taxId, 15, `The tax number of the ${whose}`) }
      : {}),
  }
}

export function upsContact(party: ShipmentParty, whose: string) {
  const { name } = party
  return {
    Name: requireMaxLength(labelName(party, 35), 35, `The name of the ${whose}`),
    AttentionName: requireMaxLength(name, 35, `The name of the ${whose}`),
    Phone: { Number: upsPhone(party, whose), ...extensionOf(party) },
    Address: upsAddress(party, whose),
  }
}

/** Returns digits only, without the country code in the countries that dial as the US does. */
export function upsPhone({ phone, countryCode }: ShipmentParty, whose: string): string {
  const digits = phone.replace(/\D/g, '')
  const isDomestic = WITHOUT_COUNTRY_CODE.includes(countryCode) && /^1\d{10}$/.test(digits)
  return requireMaxLength(
    isDomestic ? digits.slice(1) : digits,
    15,
    `The phone number of the ${whose}`
  )
}

/** Drops an extension that is too long, of which the booking form warned before payment. */
function extensionOf({ phoneExtension: extension }: ShipmentParty) {
  return extension && extension.length <= MAX_EXTENSION_DIGITS.ups ? { Extension: extension } : {}
}

function upsAddress(party: ShipmentParty, whose: string) {
  const { street, city, countryCode } = party
  const state = stateOf(party)
  const postalCode = party.postalCode?.replace(/[\s-]/g, '')
  return {
    AddressLine: splitIntoLines(street, { width: 35, lines: 3 }, `The address of the ${whose}`),
    City: requireMaxLength(city, 30, `The city of the ${whose}`),
    ...(state ? { StateProvinceCode: state } : {}),
    ...(postalCode
      ? { PostalCode: requireMaxLength(postalCode, 9, `The postal code of the ${whose}`) }
      : {}),
    CountryCode: OWN_COUNTRY_CODES[countryCode] ?? countryCode,
  }
}

function stateOf({ stateCode, countryCode }: ShipmentParty): string | null {
  if (!stateCode) return null
  const code = countryCode === 'VN' ? `VN-${stateCode}` : stateCode
  return code.length <= MAX_STATE_LENGTH ? code : null
}
