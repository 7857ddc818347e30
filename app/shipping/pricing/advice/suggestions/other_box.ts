import { packageSuffix, formatShortNaira } from '#shipping/pricing/advice/advice_texts'
import type { FoundSaving, AdviceSituation } from '#shipping/pricing/advice/advice_situation'
import type { CatalogueBox } from '#shipping/pricing/catalogue'
import type { PricedPackage } from '#shipping/pricing/price_request'

/** A shipment has few kinds of boxes, and of those with equal sizes only the cheapest can win. */
const MAX_BOX_KINDS = 3
const MAX_BOXES_TRIED = 3

/**
 * Suggests another express box, only to staff, because only they may choose one. A box at least as
 * large on every side certainly holds the contents. A smaller one may not, so only the next smaller
 * box is suggested, if the contents fit. Ignores packages whose sides differ from their box's.
 */
export function suggestOtherBox(now: AdviceSituation): FoundSaving[] {
  if (!now.isStaff) return []
  return firstPackagePerBox(now).flatMap(({ place, box }) => {
    const others = now.facts.catalogue.boxes.filter(({ id }) => id !== box.id)
    const smaller = others.filter(
      (other) => !fitsInto(other, box) && volumeOfSides(other) < volumeOfSides(box)
    )
    const next = smaller
      .toSorted((one, other) => volumeOfSides(other) - volumeOfSides(one))
      .slice(0, 1)
    const asLarge = others
      .filter((other) => fitsInto(other, box))
      .toSorted((one, other) => one.feeKobo - other.feeKobo)
      .slice(0, MAX_BOXES_TRIED)
    return [...asLarge, ...next].flatMap((other) => {
      const measures = { expressBoxId: other.id, ...boxSides(other) }
      const saving = now.saving({ packages: [{ place, ...measures }] })
      if (!saving) return []
      const of = packageSuffix(place, now.request.packages.length)
      const saved = formatShortNaira(saving.savedKobo)
      const sentence = fitsInto(other, box)
        ? `Take the ${other.name} instead of the ${box.name}${of} and save ${saved}.`
        : `If the contents fit into the ${other.name}, use it instead of the ${box.name}${of} and save ${saved}.`
      return [{ ...saving, kind: 'express_box' as const, sentence }]
    })
  })
}

function firstPackagePerBox({ request: { packages }, facts }: AdviceSituation) {
  const boxed = new Map<number, { place: number; box: CatalogueBox }>()
  packages.forEach((parcel, place) => {
    const box = parcel.expressBoxId === null ? null : facts.catalogue.box(parcel.expressBoxId)
    if (box && !boxed.has(box.id) && fillsBox(parcel, box)) boxed.set(box.id, { place, box })
  })
  return [...boxed.values()].slice(0, MAX_BOX_KINDS)
}

type Sides = Pick<PricedPackage, 'lengthCm' | 'widthCm' | 'heightCm'>

function boxSides({ lengthCm, widthCm, heightCm }: Sides): Sides {
  return { lengthCm, widthCm, heightCm }
}

function fillsBox(parcel: Sides, box: Sides): boolean {
  const sides = sortSides(box)
  return sortSides(parcel).every((side, at) => side === sides[at])
}

/** True if everything that fits into `other` fits into `one`. */
function fitsInto(one: Sides, other: Sides): boolean {
  const sides = sortSides(other)
  return sortSides(one).every((side, at) => side >= sides[at]!)
}

function sortSides({ lengthCm, widthCm, heightCm }: Sides): number[] {
  return [lengthCm, widthCm, heightCm].toSorted((one, other) => other - one)
}

function volumeOfSides({ lengthCm, widthCm, heightCm }: Sides): number {
  return lengthCm * widthCm * heightCm
}
