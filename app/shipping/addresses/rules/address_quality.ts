import { findPostBox } from '#shipping/places/rules/post_box'

export type AddressQuality = 'good' | 'improvable' | 'trouble'

export const QUALITY_LABELS: Record<AddressQuality, string> = {
  good: 'Good',
  improvable: 'Could be better',
  trouble: 'Likely to cause problems',
}

export type AddressQualityResult = { level: AddressQuality; reasons: string[] }

export interface RatedAddress {
  address: string
  landmark: string | null
  phoneNumber: string
  country: string
  postalCode: string | null
}

const HOME = 'NG'

/** An address shorter than this is at best a street name. */
const MIN_ADDRESS_LETTERS = 12

/** In these countries couriers refuse parcels without a postal code. */
const POSTAL_CODE_COUNTRIES = new Set(
  (
    'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IN IT JP KR LT LU LV MT MX ' +
    'MY NL NO NZ PH PL PT RO RU SE SG SI SK TH TR TW UA US ZA'
  ).split(' ')
)

type QualityReason = { text: string; level: Exclude<AddressQuality, 'good'> }

/** Lists the problems that couriers would have with the address, worst first. */
export function rateAddressQuality(judged: RatedAddress): AddressQualityResult {
  const reasons = qualityReasons(judged).toSorted(
    (one, other) => reasonWeight(other) - reasonWeight(one)
  )
  return { level: reasons[0]?.level ?? 'good', reasons: reasons.map(({ text }) => text) }
}

function reasonWeight({ level }: QualityReason): number {
  return level === 'trouble' ? 1 : 0
}

function qualityReasons({ address, landmark, phoneNumber, country, postalCode }: RatedAddress) {
  const reasons: QualityReason[] = []
  const isHome = country === HOME
  const hasNumber = /\d/.test(address)
  const hasLandmark = Boolean(landmark?.trim())
  if (address.trim().length < MIN_ADDRESS_LETTERS && !(isHome && hasLandmark)) {
    reasons.push({ text: 'The address is too short for couriers to find', level: 'trouble' })
  }
  if (isHome && isLandline(phoneNumber)) {
    reasons.push({ text: 'The phone is a landline', level: 'trouble' })
  }
  if (POSTAL_CODE_COUNTRIES.has(country) && isMissingPostalCode(postalCode)) {
    reasons.push({ text: 'The postcode is missing', level: 'trouble' })
  }
  const postBox = findPostBox(address, country)
  if (postBox) {
    reasons.push({
      text: 'Couriers need the street, not a post box',
      level: postBox === 'alone' ? 'trouble' : 'improvable',
    })
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

/** Nigerian mobile numbers begin with 07, 08 or 09. */
function isLandline(phoneNumber: string): boolean {
  const national = phoneNumber
    .replace(/[^\d+]/g, '')
    .replace(/^(\+?234)0?/, '')
    .replace(/^0/, '')
  return /^[1-6]\d{6,}$/.test(national)
}

/** People enter zeros if they do not know their postal code. */
function isMissingPostalCode(postalCode: string | null): boolean {
  return /^[0\s-]*$/.test(postalCode ?? '')
}
