import type { ShipmentParty } from '#shipping/carriers/booking_request'
import { splitIntoLines } from '#shipping/carriers/wire/text_limits'

/** From an older manual of Aramex; the current manuals name no limits. */
const STREET = { width: 50, lines: 3 }

/** Has every member of an address, because Aramex rejects the request if one is missing. */
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

/** Aramex requires a company and a mobile number from everybody. */
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

/** Empty in Nigeria, where Aramex needs only the city. */
function stateOf({ countryCode, stateCode }: ShipmentParty): string {
  return countryCode === 'NG' ? '' : (stateCode ?? '')
}
