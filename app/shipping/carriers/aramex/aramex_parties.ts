import type { ShipmentParty } from '#shipping/carriers/booking_request'
import { splitIntoLines } from '#shipping/carriers/wire/text_limits'

/** Of an older manual; the present ones name no limit. */
const STREET = { width: 50, lines: 3 }

/**
 * An address with all its members: one that is left out, rather than empty, makes Aramex turn the whole question
 * away. What it has no member for, it does not read.
 */
export function aramexAddress(party: ShipmentParty, what: string) {
  const [line1 = '', line2 = '', line3 = ''] = splitIntoLines(party.street, STREET, what)
  return {
    Line1: line1,
    Line2: line2,
    Line3: line3,
    City: party.city,
    StateOrProvinceCode: stateOf(party),
    PostCode: party.postalCode ?? '',
    CountryCode: party.countryCode,
    Longitude: 0,
    Latitude: 0,
    BuildingNumber: '',
    BuildingName: '',
    Floor: '',
    Apartment: '',
    POBox: '',
    Description: '',
    AddressShortCode: '',
  }
}

/** Company and mobile number are wanted of everybody. */
export function aramexContact({ name, company, phone, phoneExtension, email }: ShipmentParty) {
  return {
    Department: '',
    PersonName: name,
    Title: '',
    CompanyName: company ?? name,
    PhoneNumber1: phone,
    PhoneNumber1Ext: phoneExtension ?? '',
    PhoneNumber2: '',
    PhoneNumber2Ext: '',
    FaxNumber: '',
    CellPhone: phone,
    EmailAddress: email,
    Type: '',
  }
}

/** Nigerian addresses go without: Aramex finds them by their city. */
function stateOf({ countryCode, stateCode }: ShipmentParty): string {
  return countryCode === 'NG' ? '' : (stateCode ?? '')
}
