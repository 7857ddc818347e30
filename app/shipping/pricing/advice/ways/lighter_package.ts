import { gramsText, ofPackage, shortNaira } from '#shipping/pricing/advice/advice_words'
import type { Found, Situation } from '#shipping/pricing/advice/situation'
import { firstBelow } from '#shipping/pricing/advice/ways/first_below'

/** The least that a package may weigh. Source: specification of booking and money, section 5. */
const LEAST_GRAMS = 100

/**
 * What to take out of one package, to the gram, so that a lower price holds. At most a tenth of it, and at most a
 * kilogram: so much are a lighter carton, less filling or one small thing of many. Whoever would have to leave out
 * more sends another parcel, and that is no saving. Only where the weight decides and still does afterwards, else
 * taking something out would change nothing. Of several packages the heaviest gives it: to that one it is the least.
 */
export function lighterPackage(now: Situation): Found[] {
  const { packages } = now.request
  const found = firstBelow(now, (billableGrams) => lightened(now, billableGrams))
  if (!found) return []
  const { step, ...saving } = found
  const what = `${gramsText(step.grams)}${ofPackage(step.place, packages.length, 'from')}`
  const sentence = `If you remove ${what}, you save ${shortNaira(saving.savedKobo)}.`
  return [{ ...saving, kind: 'lower_weight', sentence }]
}

function lightened({ base, request, volumes }: Situation, billableGrams: number) {
  const grams = base.trace.billableGrams - billableGrams
  const places = request.packages.flatMap(({ weightGrams }, place) => {
    const left = weightGrams - grams
    const isLittle = grams <= Math.min(weightGrams / 10, 1000)
    return isLittle && left >= LEAST_GRAMS && left >= volumes[place]! ? [place] : []
  })
  if (places.length === 0) return null
  const weightOf = (place: number) => request.packages[place]!.weightGrams
  const place = places.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  return { place, grams, change: { packages: [{ place, weightGrams: weightOf(place) - grams }] } }
}
