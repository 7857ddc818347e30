/** How well couriers find an address. */
export type AddressQuality = 'good' | 'improvable' | 'trouble'

export const QUALITY_WORDS: Record<AddressQuality, string> = {
  good: 'Good',
  improvable: 'Could be better',
  trouble: 'Will cause trouble',
}

export type QualityHint = { level: AddressQuality; reasons: string[] }

export interface JudgedAddress {
  address: string
  landmark: string | null
  phoneNumber: string
  country: string
  postalCode: string | null
}

const HOME = 'NG'

/** With fewer letters it is a street at best. */
const SHORTEST = 12

/** Where post is sorted by its code, and couriers refuse a parcel without one. */
const WITH_POSTCODES = new Set(
  (
    'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IN IT JP KR LT LU LV MT MX ' +
    'MY NL NO NZ PH PL PT RO RU SE SG SI SK TH TR TW UA US ZA'
  ).split(' ')
)

type Reason = { text: string; level: Exclude<AddressQuality, 'good'> }

/** What a courier would stumble over, the worst first; an address without a reason is good. */
export function qualityOf(judged: JudgedAddress): QualityHint {
  const reasons = reasonsIn(judged).toSorted((one, other) => weight(other) - weight(one))
  return { level: reasons[0]?.level ?? 'good', reasons: reasons.map(({ text }) => text) }
}

function weight({ level }: Reason): number {
  return level === 'trouble' ? 1 : 0
}

function reasonsIn({ address, landmark, phoneNumber, country, postalCode }: JudgedAddress) {
  const reasons: Reason[] = []
  const isHome = country === HOME
  const hasNumber = /\d/.test(address)
  const hasLandmark = Boolean(landmark?.trim())
  if (address.trim().length < SHORTEST && !(isHome && hasLandmark)) {
    reasons.push({ text: 'The address is shorter than couriers find', level: 'trouble' })
  }
  if (isHome && isLandline(phoneNumber)) {
    reasons.push({ text: 'The phone is a landline', level: 'trouble' })
  }
  if (WITH_POSTCODES.has(country) && isNoCode(postalCode)) {
    reasons.push({ text: 'The postcode is missing', level: 'trouble' })
  }
  if (!hasNumber) {
    reasons.push({
      text: 'No house number',
      level: isHome && !hasLandmark ? 'trouble' : 'improvable',
    })
  }
  if (isHome && !hasLandmark) reasons.push({ text: 'No landmark', level: 'improvable' })
  return reasons
}

/** Mobile numbers of Nigeria begin with 07, 08 or 09. */
function isLandline(phoneNumber: string): boolean {
  const national = phoneNumber
    .replace(/[^\d+]/g, '')
    .replace(/^(\+?234)0?/, '')
    .replace(/^0/, '')
  return /^[1-6]\d{6,}$/.test(national)
}

/** Noughts stand where nobody knew one. */
function isNoCode(postalCode: string | null): boolean {
  return /^[0\s-]*$/.test(postalCode ?? '')
}
