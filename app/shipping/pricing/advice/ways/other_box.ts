import { ofPackage, shortNaira } from '#shipping/pricing/advice/advice_words'
import type { Found, Situation } from '#shipping/pricing/advice/situation'
import type { SoldBox } from '#shipping/pricing/catalogue'
import type { PricedPackage } from '#shipping/pricing/price_request'

/** Few kinds of boxes are in use in one shipment, and of those as large the cheapest are enough. */
const MOST_KINDS = 3
const MOST_BOXES = 3

/**
 * Another express box for a package that is in one, for staff alone: nobody else may choose them. One that is as large
 * in every side holds whatever is inside, so it is simply the better one. Of a smaller one nobody here knows whether
 * it does; only the next smaller is named, and as a question to whoever has the goods in front of them. A package with
 * other sides than those of its box is left alone: there is more to it than the box.
 */
export function otherBox(now: Situation): Found[] {
  if (!now.isStaff) return []
  return firstOfEachBox(now).flatMap(({ place, box }) => {
    const others = now.facts.catalogue.boxes.filter(({ id }) => id !== box.id)
    const smaller = others.filter((other) => !holds(other, box) && volume(other) < volume(box))
    const next = smaller.toSorted((one, other) => volume(other) - volume(one)).slice(0, 1)
    const asLarge = others
      .filter((other) => holds(other, box))
      .toSorted((one, other) => one.feeKobo - other.feeKobo)
      .slice(0, MOST_BOXES)
    return [...asLarge, ...next].flatMap((other) => {
      const measures = { expressBoxId: other.id, ...sidesOf(other) }
      const saving = now.saving({ packages: [{ place, ...measures }] })
      if (!saving) return []
      const of = ofPackage(place, now.request.packages.length)
      const saved = shortNaira(saving.savedKobo)
      const sentence = holds(other, box)
        ? `Take the ${other.name} instead of the ${box.name}${of} and save ${saved}.`
        : `If the ${other.name} is enough instead of the ${box.name}${of}, you save ${saved}.`
      return [{ ...saving, kind: 'express_box' as const, sentence }]
    })
  })
}

function firstOfEachBox({ request: { packages }, facts }: Situation) {
  const boxed = new Map<number, { place: number; box: SoldBox }>()
  packages.forEach((parcel, place) => {
    const box = parcel.expressBoxId === null ? null : facts.catalogue.box(parcel.expressBoxId)
    if (box && !boxed.has(box.id) && fills(parcel, box)) boxed.set(box.id, { place, box })
  })
  return [...boxed.values()].slice(0, MOST_KINDS)
}

type Sides = Pick<PricedPackage, 'lengthCm' | 'widthCm' | 'heightCm'>

function sidesOf({ lengthCm, widthCm, heightCm }: Sides): Sides {
  return { lengthCm, widthCm, heightCm }
}

function fills(parcel: Sides, box: Sides): boolean {
  const sides = sorted(box)
  return sorted(parcel).every((side, at) => side === sides[at])
}

/** Whatever fits into the one fits into the other. */
function holds(one: Sides, other: Sides): boolean {
  const sides = sorted(other)
  return sorted(one).every((side, at) => side >= sides[at]!)
}

function sorted({ lengthCm, widthCm, heightCm }: Sides): number[] {
  return [lengthCm, widthCm, heightCm].toSorted((one, other) => other - one)
}

function volume({ lengthCm, widthCm, heightCm }: Sides): number {
  return lengthCm * widthCm * heightCm
}
