import type { Party } from '#shipping/carriers/booking_request'
import { nameOnParcel, within, wrapped } from '#shipping/carriers/wire/texts'

/** Longer codes of a state are no codes of UPS; only a few countries must have one. */
const LONGEST_STATE = 5

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
    Phone: { Number: upsPhone(party, whose) },
    Address: upsAddress(party, whose),
  }
}

/** Digits alone, with the country's. */
export function upsPhone({ phone }: Party, whose: string): string {
  return within(phone.replace(/\D/g, ''), 15, `The phone number of the ${whose}`)
}

function upsAddress({ street, city, stateCode, postalCode, countryCode }: Party, whose: string) {
  const hasState = stateCode !== null && stateCode !== '' && stateCode.length <= LONGEST_STATE
  return {
    AddressLine: wrapped(street, { width: 35, lines: 3 }, `The address of the ${whose}`),
    City: within(city, 30, `The city of the ${whose}`),
    ...(hasState ? { StateProvinceCode: stateCode } : {}),
    ...(postalCode ? { PostalCode: within(postalCode, 9, `The postal code of the ${whose}`) } : {}),
    CountryCode: countryCode,
  }
}
