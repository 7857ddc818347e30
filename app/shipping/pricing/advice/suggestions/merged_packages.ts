import { packagesText, formatShortNaira } from '#shipping/pricing/advice/advice_texts'
import type { FoundSaving, AdviceSituation } from '#shipping/pricing/advice/advice_situation'
import type { PricedPackage } from '#shipping/pricing/price_request'
import { calculateBillableGrams } from '#shipping/pricing/rules/weight'

/** Larger parcels cost more, or couriers refuse them. */
const MAX_MERGED_GRAMS = 30_000
const MAX_MERGED_SIDE_CM = 120

/** Pairs at most this many heavy and bulky packages, so that a hundred packages stay fast. */
const MAX_CANDIDATES = 8

/**
 * Suggests packing a heavy small package and a light bulky one together, so that spare weight and
 * spare volume are billed once. Two similar packages save nothing.
 *
 * Needs all sides of both packages: it stacks them in the way that takes the least volume, and
 * rounds up to the centimetre for the carton. Less volume may do for the contents, which we cannot
 * know. Packages without sizes are billed by weight, and weights add up, so merging them saves
 * nothing. Ignores express boxes.
 */
export function suggestMergedPackages(now: AdviceSituation): FoundSaving[] {
  const { packages } = now.request
  const pair = findBestPair(now)
  const saving = pair && now.saving({ merged: { places: pair.places, parcel: pair.parcel } })
  if (!saving) return []
  const { lengthCm, widthCm, heightCm } = pair.parcel
  const both = packages.length === 2 ? 'both packages' : packagesText(pair.places)
  const sentence = `If you pack ${both} as one of ${lengthCm} x ${widthCm} x ${heightCm} cm, you save ${formatShortNaira(saving.savedKobo)}.`
  return [{ ...saving, kind: 'merged_packages', sentence }]
}

type PackagePair = { places: number[]; parcel: PricedPackage; grams: number }

function findBestPair({ request: { packages }, volumes }: AdviceSituation): PackagePair | null {
  const excess = packages.map(({ weightGrams }, place) => weightGrams - volumes[place]!)
  const sized = packages.flatMap((parcel, place) => (hasDimensions(parcel) ? [place] : []))
  const most = (places: number[]) =>
    places
      .toSorted((one, other) => Math.abs(excess[other]!) - Math.abs(excess[one]!))
      .slice(0, MAX_CANDIDATES)
  const heavy = most(sized.filter((place) => excess[place]! > 0))
  const bulky = most(sized.filter((place) => excess[place]! < 0))
  const pairs = heavy.flatMap((one) =>
    bulky.map((other): PackagePair => {
      const [a, b] = [packages[one]!, packages[other]!]
      const parcel = stackPackages(a, b)
      const grams =
        calculateBillableGrams(a) + calculateBillableGrams(b) - calculateBillableGrams(parcel)
      return { places: [one, other].toSorted((x, y) => x - y), parcel, grams }
    })
  )
  const possible = pairs.filter(({ parcel, grams }) => grams > 0 && isEasyToCarry(parcel))
  return possible.reduce<PackagePair | null>(
    (best, pair) => (best && best.grams >= pair.grams ? best : pair),
    null
  )
}

function stackPackages(one: PricedPackage, other: PricedPackage): PricedPackage {
  const [a, b] = [sidesLongestFirst(one), sidesLongestFirst(other)]
  const stackings = a.map((_, added) =>
    a.map((side, at) => Math.ceil(at === added ? side + b[at]! : Math.max(side, b[at]!)))
  )
  const volume = (sides: number[]) => sides.reduce((product, side) => product * side, 1)
  const [best] = stackings.toSorted((x, y) => volume(x) - volume(y))
  const [lengthCm, widthCm, heightCm] = best!.toSorted((x, y) => y - x) as [number, number, number]
  const weightGrams = one.weightGrams + other.weightGrams
  return { weightGrams, lengthCm, widthCm, heightCm, expressBoxId: null }
}

function isEasyToCarry({ weightGrams, lengthCm }: PricedPackage): boolean {
  return weightGrams <= MAX_MERGED_GRAMS && lengthCm <= MAX_MERGED_SIDE_CM
}

function hasDimensions(parcel: PricedPackage): boolean {
  return parcel.expressBoxId === null && sidesLongestFirst(parcel).every((side) => side > 0)
}

function sidesLongestFirst({ lengthCm, widthCm, heightCm }: PricedPackage): number[] {
  return [lengthCm, widthCm, heightCm].toSorted((one, other) => other - one)
}
