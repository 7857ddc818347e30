import type { Party } from '#shipping/carriers/booking_request'
import { nameOnParcel, within, wrapped } from '#shipping/carriers/wire/texts'

const COMPANY_LENGTH = 35
/** With a plus sign before as many digits as fit. */
const PHONE_LENGTH = 15

/** One end of the way, as FedEx writes it. `whose` begins the sentence about what is too long: The sender's. */
export function fedexPartyOf(party: Party, whose: string) {
  const { company, email, taxId } = party
  return {
    contact: {
      ...contactOf(party, whose),
      ...(email ? { emailAddress: within(email, 80, `${whose} e-mail address`) } : {}),
    },
    address: fedexAddressOf(party, whose),
    ...(taxId ? { tins: [tinOf(taxId, company !== null, whose)] } : {}),
  }
}

/** For a driver on the way to it: digits alone. */
export function fedexPickupPointOf(party: Party) {
  const whose = "The sender's"
  const contact = contactOf(party, whose)
  const phoneNumber = digitsOf(contact.phoneNumber)
  return { contact: { ...contact, phoneNumber }, address: fedexAddressOf(party, whose) }
}

function contactOf(party: Party, whose: string) {
  const { name, phone } = party
  const companyName = nameOnParcel(party, COMPANY_LENGTH)
  return {
    personName: within(name, 70, `${whose} name`),
    ...(companyName.length <= COMPANY_LENGTH ? { companyName } : {}),
    phoneNumber: phone.length <= PHONE_LENGTH ? phone : digitsOf(phone),
  }
}

function fedexAddressOf(party: Party, whose: string) {
  const { postalCode, countryCode } = party
  const stateOrProvinceCode = stateOf(party)
  return {
    streetLines: wrapped(party.street, { width: 35, lines: 3 }, `${whose} street`),
    city: within(party.city, 35, `${whose} city`),
    ...(stateOrProvinceCode ? { stateOrProvinceCode } : {}),
    ...(postalCode ? { postalCode: within(postalCode, 10, `${whose} postal code`) } : {}),
    countryCode,
    residential: false,
  }
}

/** FedEx knows states of two letters, and Quebec by its older ones. */
function stateOf({ stateCode, countryCode }: Party): string | null {
  if (countryCode === 'CA' && stateCode === 'QC') return 'PQ'
  return stateCode && /^[A-Z]{2}$/.test(stateCode) ? stateCode : null
}

function tinOf(taxId: string, isBusiness: boolean, whose: string) {
  return {
    number: within(taxId, 18, `${whose} tax number`),
    tinType: isBusiness ? 'BUSINESS_NATIONAL' : 'PERSONAL_NATIONAL',
  }
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}
