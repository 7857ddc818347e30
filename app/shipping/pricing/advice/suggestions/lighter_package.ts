import { formatGrams, packageSuffix, formatShortNaira } from '#shipping/pricing/advice/advice_texts'
import type { FoundSaving, AdviceSituation } from '#shipping/pricing/advice/advice_situation'
import { findCheaperWeight } from '#shipping/pricing/advice/suggestions/find_cheaper_weight'

/** Minimum weight of a package. Source: specification of booking and money, section 5. */
const MIN_PACKAGE_GRAMS = 100

/**
 * Suggests how many grams to take out of one package to reach a lower price: at most a tenth of its
 * weight and at most 1 kg, which a lighter carton, less filling or one small item can save. Applies
 * only while actual weight, not volume, decides the price before and after. Takes the weight from
 * the heaviest eligible package, where it is the smallest share.
 */
export function suggestLighterPackage(now: AdviceSituation): FoundSaving[] {
  const { packages } = now.request
  const found = findCheaperWeight(now, (billableGrams) => lightenPackage(now, billableGrams))
  if (!found) return []
  const { step, ...saving } = found
  const what = `${formatGrams(step.grams)}${packageSuffix(step.place, packages.length, 'from')}`
  const sentence = `If you remove ${what}, you save ${formatShortNaira(saving.savedKobo)}.`
  return [{ ...saving, kind: 'lower_weight', sentence }]
}

function lightenPackage({ base, request, volumes }: AdviceSituation, billableGrams: number) {
  const grams = base.trace.billableGrams - billableGrams
  const places = request.packages.flatMap(({ weightGrams }, place) => {
    const left = weightGrams - grams
    const isLittle = grams <= Math.min(weightGrams / 10, 1000)
    return isLittle && left >= MIN_PACKAGE_GRAMS && left >= volumes[place]! ? [place] : []
  })
  if (places.length === 0) return null
  const weightOf = (place: number) => request.packages[place]!.weightGrams
  const place = places.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  return { place, grams, change: { packages: [{ place, weightGrams: weightOf(place) - grams }] } }
}
