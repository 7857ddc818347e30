import { packageSuffix, formatShortNaira } from '#shipping/pricing/advice/advice_texts'
import type { FoundSaving, AdviceSituation } from '#shipping/pricing/advice/advice_situation'
import { findCheaperWeight } from '#shipping/pricing/advice/suggestions/find_cheaper_weight'
import type { PricedPackage } from '#shipping/pricing/price_request'
import { calculateVolumetricGrams } from '#shipping/pricing/rules/weight'
import { longestSideCm } from '#shipping/pricing/surcharges/calculate_surcharges'

const SIDES = ['lengthCm', 'widthCm', 'heightCm'] as const

type Side = (typeof SIDES)[number]
type SideTrim = { place: number; side: Side; cm: number }

/** Only the bulkiest packages can save much by a trim. */
const MAX_TRIM_CANDIDATES = 10

const SIDE_WORDS: Record<Side, string> = {
  lengthCm: 'length',
  widthCm: 'width',
  heightCm: 'height',
}

/**
 * Suggests how many whole centimetres to trim off one side to reach a lower price, either by volume
 * or below the limit of an oversize surcharge. Trims at most a tenth of the side, which is usually
 * air and cardboard; more would cut into the goods. Never trims an express box. Prefers the fewest
 * centimetres, then the longest side.
 */
export function suggestSmallerPackage(now: AdviceSituation): FoundSaving[] {
  const below = findCheaperWeight(now, (billableGrams) => {
    const trim = findTrimForGrams(now, now.base.trace.billableGrams - billableGrams)
    return trim && { trim, change: trimChange(now, trim) }
  })
  const trims = below ? [below.step.trim] : []
  return [...trims, ...trimsForLongSides(now)].flatMap((trim) => {
    const saving = now.saving(trimChange(now, trim))
    return saving
      ? [{ ...saving, kind: 'smaller_size', sentence: trimSentence(trim, saving, now) }]
      : []
  })
}

function trimSentence(
  { side, place, cm }: SideTrim,
  { savedKobo }: { savedKobo: number },
  { request: { packages } }: AdviceSituation
): string {
  const what = `${SIDE_WORDS[side]}${packageSuffix(place, packages.length)}`
  return `If you trim the ${what} by ${cm} cm, you save ${formatShortNaira(savedKobo)}.`
}

function trimChange({ request }: AdviceSituation, { place, side, cm }: SideTrim) {
  const { lengthCm, widthCm, heightCm } = request.packages[place]!
  const sides = { lengthCm, widthCm, heightCm }
  return { packages: [{ place, ...sides, [side]: subtractCm(sides[side], cm) }] }
}

function findTrimForGrams(
  { request: { packages }, volumes }: AdviceSituation,
  grams: number
): SideTrim | null {
  const extra = (place: number) => volumes[place]! - packages[place]!.weightGrams
  const bulky = packages
    .flatMap((parcel, place) => (isTrimmable(parcel) && extra(place) >= grams ? [place] : []))
    .toSorted((one, other) => extra(other) - extra(one))
  const trims = bulky.slice(0, MAX_TRIM_CANDIDATES).flatMap((place) =>
    SIDES.flatMap((side) => {
      const cm = leastTrimCm(packages[place]!, side, volumes[place]! - grams)
      return cm === null ? [] : [{ place, side, cm }]
    })
  )
  const sideOf = ({ place, side }: SideTrim) => packages[place]![side]
  const [least] = trims.toSorted((a, b) => a.cm - b.cm || sideOf(b) - sideOf(a))
  return least ?? null
}

/** Returns whole centimetres; null if a tenth of the side is not enough. */
function leastTrimCm(parcel: PricedPackage, side: Side, volumeGrams: number): number | null {
  const isEnough = (cm: number) =>
    calculateVolumetricGrams({ ...parcel, [side]: subtractCm(parcel[side], cm) }) <= volumeGrams
  let most = maxTrimCm(parcel[side])
  if (most === 0 || !isEnough(most)) return null
  let least = 1
  while (least < most) {
    const middle = (least + most) >> 1
    if (isEnough(middle)) most = middle
    else least = middle + 1
  }
  return least
}

/** If another side stays too long, the trim saves nothing, so pricing drops it. */
function trimsForLongSides({ request: { packages }, facts }: AdviceSituation): SideTrim[] {
  const longest = longestSideCm(packages)
  const allowed = facts.tariff.surcharges.flatMap(({ longerThanCm }) =>
    longerThanCm !== null && longerThanCm < longest ? [longerThanCm] : []
  )
  if (allowed.length === 0) return []
  const most = Math.max(...allowed)
  const tooLong = packages.flatMap((parcel, place) =>
    SIDES.filter((side) => parcel[side] > most).map((side) => ({ place, side }))
  )
  const [first] = tooLong
  if (!first) return []
  const parcel = packages[first.place]!
  const cm = Math.ceil(parcel[first.side] - most)
  return isTrimmable(parcel) && cm <= maxTrimCm(parcel[first.side]) ? [{ ...first, cm }] : []
}

function isTrimmable({ expressBoxId }: PricedPackage): boolean {
  return expressBoxId === null
}

function maxTrimCm(sideCm: number): number {
  return Math.floor(sideCm / 10)
}

/** Sizes have at most two decimals. */
function subtractCm(sideCm: number, cm: number): number {
  return Math.round((sideCm - cm) * 100) / 100
}
