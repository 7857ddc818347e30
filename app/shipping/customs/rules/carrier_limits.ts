/**
 * What the fields of each company hold. A phone number is counted in digits. Names and our own limits are the specification's, which are as tight or tighter.
 */
const CARRIER_LIMITS = {
  dhl: { city: 45, postalCode: 12, phone: 70, description: 512, taxId: 35 },
  fedex: { city: 35, postalCode: 10, phone: 15, description: 450, taxId: 18 },
  ups: { city: 30, postalCode: 9, phone: 15, description: 105, taxId: 15 },
  aramex: { city: 50, postalCode: 30, phone: 30, description: 100, taxId: 30 },
}

/** All of them take three lines. */
const ADDRESS_LINE = { dhl: 45, fedex: 35, ups: 35, aramex: 50 }
const ADDRESS_LINES = 3

export type LimitedCarrier = keyof typeof CARRIER_LIMITS
export type LimitedField = keyof (typeof CARRIER_LIMITS)['dhl']

const NAMES: Record<LimitedCarrier, string> = {
  dhl: 'DHL',
  fedex: 'FedEx',
  ups: 'UPS',
  aramex: 'Aramex',
}

const WORDS: Record<LimitedField, string> = {
  city: 'characters for the city',
  postalCode: 'characters for the postal code',
  phone: 'digits for the phone number',
  description: 'characters for a description',
  taxId: 'characters for a tax number',
}

/** Why a company cannot take a value, or null. Nothing is ever cut. */
export function limitProblem(
  carrier: LimitedCarrier,
  field: LimitedField,
  value: string
): string | null {
  const most = CARRIER_LIMITS[carrier][field]
  const length = field === 'phone' ? value.replace(/\D/g, '').length : value.trim().length
  if (length <= most) return null
  return `${NAMES[carrier]} takes at most ${most} ${WORDS[field]}, and this has ${length}. Please shorten it, or choose another courier.`
}

/** Said while somebody types: who could not take it. */
export function limitNote(field: LimitedField, value: string): string | null {
  const carriers = Object.keys(CARRIER_LIMITS) as LimitedCarrier[]
  const tight = carriers.filter((carrier) => limitProblem(carrier, field, value) !== null)
  if (tight.length === 0) return null
  const most = tight.map((carrier) => `${NAMES[carrier]} takes ${CARRIER_LIMITS[carrier][field]}`)
  const unit = field === 'phone' ? 'digits' : 'characters'
  return `Too long for some couriers: ${most.join(', ')} ${unit}.`
}

/**
 * An address in the lines of a company, broken between words, or within them where it would not fit
 * otherwise: whatever our own field takes, it is whole.
 */
export function addressLines(carrier: LimitedCarrier, address: string): string[] {
  const most = ADDRESS_LINE[carrier]
  const text = address.trim().replace(/\s+/g, ' ')
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  const fits = lines.length <= ADDRESS_LINES && lines.every((line) => line.length <= most)
  return fits ? lines : (text.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])
}
