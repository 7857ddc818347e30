import type { ShipmentParty } from '#shipping/carriers/booking_request'
import { MAX_EXTENSION_DIGITS } from '#shipping/customs/rules/carrier_limits'
import { labelName, requireMaxLength, splitIntoLines } from '#shipping/carriers/wire/text_limits'

const COMPANY_LENGTH = 35
/** FedEx's limit for a phone number, including the plus sign. */
const PHONE_LENGTH = 15

const ZIP_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP']

/** FedEx treats the Channel Islands as the United Kingdom. */
const OWN_COUNTRY_CODES: Record<string, string> = { JE: 'GB', GG: 'GB' }

/** FedEx's codes of states that differ from ISO 3166-2; null for states it does not list. */
const OWN_STATE_CODES: Record<string, Record<string, string | null>> = {
  CA: { QC: 'PQ' },
  AE: { AZ: 'AB', RK: 'RA', UQ: 'UM' },
  IN: { CT: 'CG', DH: 'DN', UK: 'UA', TG: null, LA: null },
  MX: {
    AGU: 'AG',
    BCN: 'BC',
    BCS: 'BS',
    CAM: 'CM',
    CHP: 'CS',
    CHH: 'CH',
    CMX: 'DF',
    COA: 'CO',
    COL: 'CL',
    DUR: 'DG',
    MEX: 'EM',
    GUA: 'GT',
    GRO: 'GR',
    HID: 'HG',
    JAL: 'JA',
    MIC: 'MI',
    MOR: 'MO',
    NAY: 'NA',
    NLE: 'NL',
    OAX: 'OA',
    PUE: 'PU',
    QUE: 'QE',
    ROO: 'QR',
    SLP: 'SL',
    SIN: 'SI',
    SON: 'SO',
    TAB: 'TB',
    TAM: 'TM',
    TLA: 'TL',
    VER: 'VE',
    YUC: 'YU',
    ZAC: 'ZA',
  },
}

/** `whose` begins the message of a refusal, such as "The sender's". */
export function fedexParty(party: ShipmentParty, whose: string) {
  const { company, email, taxId } = party
  return {
    contact: {
      ...contactOf(party, whose),
      ...(email ? { emailAddress: requireMaxLength(email, 80, `${whose} e-mail address`) } : {}),
    },
    address: fedexAddressOf(party, whose),
    ...(taxId ? { tins: [tinOf(taxId, company !== null, whose)] } : {}),
  }
}

/** FedEx accepts only digits in the phone number of a pickup. */
export function fedexPickupLocation(party: ShipmentParty) {
  const whose = "The sender's"
  const contact = contactOf(party, whose)
  const phoneNumber = digitsOf(contact.phoneNumber)
  return { contact: { ...contact, phoneNumber }, address: fedexAddressOf(party, whose) }
}

function contactOf(party: ShipmentParty, whose: string) {
  const { name, phone, phoneExtension } = party
  const companyName = labelName(party, COMPANY_LENGTH)
  return {
    personName: requireMaxLength(name, 70, `${whose} name`),
    ...(companyName.length <= COMPANY_LENGTH ? { companyName } : {}),
    phoneNumber: phone.length <= PHONE_LENGTH ? phone : digitsOf(phone),
    ...(phoneExtension && phoneExtension.length <= MAX_EXTENSION_DIGITS.fedex
      ? { phoneExtension }
      : {}),
  }
}

function fedexAddressOf(party: ShipmentParty, whose: string) {
  const { countryCode } = party
  const postalCode = postalCodeOf(party)
  const stateOrProvinceCode = stateOf(party)
  return {
    streetLines: splitIntoLines(party.street, { width: 35, lines: 3 }, `${whose} street`),
    city: requireMaxLength(party.city, 35, `${whose} city`),
    ...(stateOrProvinceCode ? { stateOrProvinceCode } : {}),
    ...(postalCode ? { postalCode: requireMaxLength(postalCode, 10, `${whose} postal code`) } : {}),
    countryCode: OWN_COUNTRY_CODES[countryCode] ?? countryCode,
    residential: false,
  }
}

/** FedEx accepts only two-letter codes of states. Some are its own, or outdated ISO codes. */
function stateOf({ stateCode, countryCode }: ShipmentParty): string | null {
  if (countryCode === 'PR') return 'PR'
  const own = OWN_STATE_CODES[countryCode]?.[stateCode ?? '']
  if (own !== undefined) return own
  return stateCode && /^[A-Z]{2}$/.test(stateCode) ? stateCode : null
}

function postalCodeOf({ postalCode, countryCode }: ShipmentParty): string | null {
  if (!postalCode) return null
  const digits = postalCode.replace(/\D/g, '')
  if (ZIP_COUNTRIES.includes(countryCode)) return digits.slice(0, 5)
  if (countryCode === 'PT') return digits.slice(0, 4)
  if (['BR', 'JP'].includes(countryCode)) return digits
  return ['GB', 'NL'].includes(countryCode) ? postalCode.replace(/\s/g, '') : postalCode
}

function tinOf(taxId: string, isBusiness: boolean, whose: string) {
  return {
    number: requireMaxLength(taxId, 18, `${whose} tax number`),
    tinType: isBusiness ? 'BUSINESS_NATIONAL' : 'PERSONAL_NATIONAL',
  }
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}
