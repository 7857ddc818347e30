import { parsePhoneParts } from '#shared/phones/rules/phone_parts'
import { CARRIER_NAMES, type Carrier } from '#shipping/pricing/rules/carriers'

/** Limits in characters, where any carrier takes fewer than our form. 254: none documented. */
const CARRIER_LIMITS = {
  dhl: { city: 45, postalCode: 12, phone: 70, description: 512, email: 70, taxId: 35 },
  fedex: { city: 35, postalCode: 10, phone: 15, description: 450, email: 80, taxId: 18 },
  ups: { city: 30, postalCode: 9, phone: 15, description: 105, email: 50, taxId: 15 },
  aramex: { city: 50, postalCode: 30, phone: 30, description: 100, email: 254, taxId: 30 },
}

/** We leave out longer phone extensions; the booking form warns before payment. */
export const MAX_EXTENSION_DIGITS = { dhl: 7, fedex: 6, ups: 4, aramex: 7 }

/** UPS accepts longer city names but prints only this many characters. */
const UPS_PRINTED_CITY = 15

type LimitedField = keyof (typeof CARRIER_LIMITS)['dhl']

const LIMIT_TEXTS: Record<LimitedField, string> = {
  city: 'characters for the city',
  postalCode: 'characters for the postal code',
  phone: 'digits for the phone number',
  email: 'characters for an e-mail address',
  description: 'characters for a description',
  taxId: 'characters for a tax number',
}

/** Says why a carrier cannot take a value, which we never cut; null if it can. */
export function carrierFieldProblem(
  carrier: Carrier,
  field: LimitedField,
  value: string
): string | null {
  const most = CARRIER_LIMITS[carrier][field]
  const length = fieldLength(field, value)
  if (length <= most) return null
  return `${CARRIER_NAMES[carrier]} takes at most ${most} ${LIMIT_TEXTS[field]}, and this has ${length}. Please shorten it, or choose another courier.`
}

function fieldLength(field: LimitedField, value: string): number {
  if (field === 'phone') return parsePhoneParts(value).number.replace(/\D/g, '').length
  // Leaves out spaces and hyphens, because UPS and FedEx get postal codes without them.
  if (field === 'postalCode') return value.replace(/[\s-]/g, '').length
  return value.trim().length
}

/** Warns that a courier prints less of a city than it accepts. */
export function printedCityNote(carrier: Carrier, city: string): string | null {
  const isCut = carrier === 'ups' && city.trim().length > UPS_PRINTED_CITY
  return isCut ? `UPS prints the first ${UPS_PRINTED_CITY} characters of the city only.` : null
}

export function phoneExtensionNote(carrier: Carrier, phone: string): string | null {
  const { extension } = parsePhoneParts(phone)
  const most = MAX_EXTENSION_DIGITS[carrier]
  if (!extension || extension.length <= most) return null
  return `${CARRIER_NAMES[carrier]} takes extensions of at most ${most} digits, so its driver will not have this one.`
}

export function fieldLimitNote(field: LimitedField, value: string): string | null {
  const carriers = Object.keys(CARRIER_LIMITS) as Carrier[]
  const tight = carriers.filter((carrier) => carrierFieldProblem(carrier, field, value) !== null)
  if (tight.length === 0) return null
  const most = tight.map(
    (carrier) => `${CARRIER_NAMES[carrier]} takes ${CARRIER_LIMITS[carrier][field]}`
  )
  const unit = field === 'phone' ? 'digits' : 'characters'
  return `Too long for some couriers: ${most.join(', ')} ${unit}.`
}
