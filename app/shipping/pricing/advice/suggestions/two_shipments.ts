import { packagesText, formatShortNaira } from '#shipping/pricing/advice/advice_texts'
import type { FoundSaving, AdviceSituation } from '#shipping/pricing/advice/advice_situation'
import { resolvePlaceIn } from '#shipping/places/resolve_place'
import { calculateBillableGrams } from '#shipping/pricing/rules/weight'
import { addSurchargesKobo } from '#shipping/pricing/surcharges/calculate_surcharges'
import { findServingCouriers } from '#shipping/pricing/find_rates'

/** Up to this many packages, every split is tried: six packages have 31 splits. */
const MAX_EXHAUSTIVE_PACKAGES = 6

/** How many splits, those with the cheapest carriage, are priced in full. */
const MAX_PRICED_DIVISIONS = 3

type ShipmentParts = [number[], number[]]

/**
 * Suggests two shipments with the same courier if both together cost less including all fees:
 * signature, drop-off, documents and the minimum Premium fee are charged twice. Above six packages,
 * tries each package alone, and the lighter against the heavier ones. Needs the contents, which
 * decide fees. Suggests nothing where import duty is due, because the advice would look like a way
 * around it.
 */
export function suggestTwoShipments(now: AdviceSituation): FoundSaving[] {
  const { contents, request, route } = now
  if (request.packages.length < 2 || !contents || route.importDutyNotice) return []
  return cheapestDivisions(now).flatMap((shipments) => {
    const saving = now.saving({ shipments })
    if (!saving) return []
    const [first, second] = shipments
    const fewer = second.length <= first.length ? second : first
    const sentence = `Book ${packagesText(fewer)} as a separate shipment and save ${formatShortNaira(saving.savedKobo)}.`
    return [{ ...saving, kind: 'two_shipments', sentence }]
  })
}

function cheapestDivisions(now: AdviceSituation): ShipmentParts[] {
  const grams = billableGramsOfPackages(now)
  const carriageKobo = createCarriagePricer(now)
  const total = grams.reduce((sum, one) => sum + one, 0)
  const wholeKobo = carriageKobo(total)
  const priced = listDivisions(grams).flatMap((parts) => {
    const first = parts[0].reduce((sum, place) => sum + grams[place]!, 0)
    const kobo = carriageKobo(first) + carriageKobo(total - first)
    return kobo < wholeKobo ? [{ parts, kobo }] : []
  })
  const best = priced.toSorted((one, other) => one.kobo - other.kobo)
  return best.slice(0, MAX_PRICED_DIVISIONS).map(({ parts }) => parts)
}

function billableGramsOfPackages({ request: { packages }, facts }: AdviceSituation): number[] {
  return packages.map(({ expressBoxId, ...parcel }) => {
    const box = expressBoxId === null ? null : facts.catalogue.box(expressBoxId)
    return calculateBillableGrams({ ...parcel, expressBoxGrams: box?.weightGrams })
  })
}

/** Prices a weight as infinite if the courier has no rate for it. */
function createCarriagePricer({ base, route: { kind }, request, facts }: AdviceSituation) {
  const { billingGroupId } = request
  const route = {
    origin: resolvePlaceIn(facts.places, request.origin, 'origin'),
    destination: resolvePlaceIn(facts.places, request.destination, 'destination'),
  }
  const serving = findServingCouriers({ kind, route, billingGroupId }, facts)
  const zones = serving.find(({ courierCode }) => courierCode === base.courierCode)?.zones ?? []
  const surcharges = base.trace.surcharges ?? []
  return (billable: number): number => {
    for (const { sheet } of zones) {
      const row = sheet.rowFor(billable)
      if (row)
        return addSurchargesKobo(surcharges, { rateKobo: row.rateKobo, billableGrams: billable })
    }
    return Number.POSITIVE_INFINITY
  }
}

/** Lists each split once; the first package is always in the first part. */
function listDivisions(grams: readonly number[]): ShipmentParts[] {
  const places = grams.map((_, place) => place)
  if (places.length <= MAX_EXHAUSTIVE_PACKAGES) {
    const splitCount = 2 ** (places.length - 1) - 1
    return Array.from({ length: splitCount }, (_, split) =>
      dividePackages(places, (place) => place > 0 && ((split + 1) >> (place - 1)) % 2 === 1)
    )
  }
  const byWeight = places.toSorted((one, other) => grams[one]! - grams[other]!)
  const apart = places.map((alone) => dividePackages(places, (place) => place === alone))
  const lighter = byWeight.slice(2, -1).map((_, at) => {
    const light = new Set(byWeight.slice(0, at + 2))
    return dividePackages(places, (place) => light.has(place))
  })
  return [...apart, ...lighter]
}

function dividePackages(
  places: readonly number[],
  isApart: (place: number) => boolean
): ShipmentParts {
  return [places.filter((place) => !isApart(place)), places.filter(isApart)]
}
