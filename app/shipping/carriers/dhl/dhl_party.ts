import { joinPhone } from '#shared/phones/rules/phone_parts'
import type { ShipmentParty } from '#shipping/carriers/booking_request'
import { requireMaxLength, splitIntoLines } from '#shipping/carriers/wire/text_limits'

/** `whose` begins the message of a refusal, such as "The sender's". */
export function dhlParty(party: ShipmentParty, whose: string) {
  const [addressLine1, addressLine2, addressLine3] = splitIntoLines(
    party.street,
    { width: 45, lines: 3 },
    `${whose} street`
  )
  return {
    postalAddress: {
      postalCode: requireMaxLength(party.postalCode ?? '', 12, `${whose} postal code`),
      cityName: requireMaxLength(party.city, 45, `${whose} city`),
      countryCode: party.countryCode,
      ...provinceOf(party),
      addressLine1,
      ...(addressLine2 ? { addressLine2 } : {}),
      ...(addressLine3 ? { addressLine3 } : {}),
    },
    contactInformation: {
      ...(party.email
        ? { email: requireMaxLength(party.email, 70, `${whose} e-mail address`) }
        : {}),
      phone: requireMaxLength(phoneOf(party), 70, `${whose} phone number`),
      // DHL requires a company name even for private people.
      companyName: requireMaxLength(party.company ?? party.name, 100, `${whose} company name`),
      fullName: requireMaxLength(party.name, 255, `${whose} name`),
    },
  }
}

/** Adds members that DHL accepts in a booking but refuses in a pickup. */
export function bookedDhlParty(party: ShipmentParty, whose: string) {
  const { taxId, countryCode } = party
  return {
    ...dhlParty(party, whose),
    typeCode: party.company ? 'business' : 'private',
    ...(taxId ? { registrationNumbers: [registrationOf(taxId, countryCode, whose)] } : {}),
  }
}

function registrationOf(taxId: string, issuerCountryCode: string, whose: string) {
  return {
    typeCode: issuerCountryCode === 'US' ? 'EIN' : 'VAT',
    number: requireMaxLength(taxId, 35, `${whose} tax number`),
    issuerCountryCode,
  }
}

function phoneOf({ phone: number, phoneExtension: extension }: ShipmentParty): string {
  return joinPhone({ number, extension })
}

/** Leaves out codes of one character, which some countries use: DHL requires two. */
function provinceOf({ stateCode }: ShipmentParty) {
  return stateCode && stateCode.length >= 2 && stateCode.length <= 35
    ? { provinceCode: stateCode }
    : {}
}
