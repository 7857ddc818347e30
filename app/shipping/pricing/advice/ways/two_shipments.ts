import { packagesText, shortNaira } from '#shipping/pricing/advice/advice_words'
import type { Found, Situation } from '#shipping/pricing/advice/situation'
import { placeIn } from '#shipping/places/places'
import { billableGrams } from '#shipping/pricing/rules/weight'
import { surchargedKobo } from '#shipping/pricing/surcharges/surcharges'
import { couriersServing } from '#shipping/pricing/tariff'

/** So few packages are divided in every way there is: thirty-one for six. */
const EVERY_WAY = 6

/** Divisions that are priced in full, the cheapest by their carriage alone. */
const MOST_PRICED = 3

type Parts = [number[], number[]]

/**
 * The packages as two shipments with the same courier, where both together cost less with all fees: a signature, a
 * drop-off, papers and the least fee of Premium are charged for each. Of more than six packages each one is tried
 * apart, and the lighter against the heavier ones. Nothing is said where the packages' contents are not known, since
 * they decide fees; nor where import duty is due, for what would look like a way around it is no advice of ours.
 */
export function twoShipments(now: Situation): Found[] {
  const { contents, request, route } = now
  if (request.packages.length < 2 || !contents || route.importDutyNotice) return []
  return cheapestDivisions(now).flatMap((shipments) => {
    const saving = now.saving({ shipments })
    if (!saving) return []
    const [first, second] = shipments
    const fewer = second.length <= first.length ? second : first
    const apart = fewer.length === 1 ? 'a shipment of its own' : 'a shipment of their own'
    const sentence = `Book ${packagesText(fewer)} as ${apart} and save ${shortNaira(saving.savedKobo)}.`
    return [{ ...saving, kind: 'two_shipments', sentence }]
  })
}

/** By what the tariff takes for carriage alone: quick, and never more than what is charged. */
function cheapestDivisions(now: Situation): Parts[] {
  const grams = gramsOf(now)
  const carriageKobo = carriageOf(now)
  const total = grams.reduce((sum, one) => sum + one, 0)
  const wholeKobo = carriageKobo(total)
  const priced = divisionsOf(grams).flatMap((parts) => {
    const first = parts[0].reduce((sum, place) => sum + grams[place]!, 0)
    const kobo = carriageKobo(first) + carriageKobo(total - first)
    return kobo < wholeKobo ? [{ parts, kobo }] : []
  })
  const best = priced.toSorted((one, other) => one.kobo - other.kobo)
  return best.slice(0, MOST_PRICED).map(({ parts }) => parts)
}

function gramsOf({ request: { packages }, facts }: Situation): number[] {
  return packages.map(({ expressBoxId, ...parcel }) => {
    const box = expressBoxId === null ? null : facts.catalogue.box(expressBoxId)
    return billableGrams({ ...parcel, expressBoxGrams: box?.weightGrams })
  })
}

/** Infinite where the courier carries nothing of that weight. */
function carriageOf({ base, route: { kind }, request, facts }: Situation) {
  const { billingGroupId } = request
  const route = {
    origin: placeIn(facts.places, request.origin, 'origin'),
    destination: placeIn(facts.places, request.destination, 'destination'),
  }
  const serving = couriersServing({ kind, route, billingGroupId }, facts)
  const zones = serving.find(({ courierCode }) => courierCode === base.courierCode)?.zones ?? []
  const held = base.trace.surcharges ?? []
  return (billable: number): number => {
    for (const { sheet } of zones) {
      const row = sheet.rowFor(billable)
      if (row) return surchargedKobo(held, { rateKobo: row.rateKobo, billableGrams: billable })
    }
    return Number.POSITIVE_INFINITY
  }
}

/** Each division once; the first package is in the first part. */
function divisionsOf(grams: readonly number[]): Parts[] {
  const places = grams.map((_, place) => place)
  if (places.length <= EVERY_WAY) {
    const ways = 2 ** (places.length - 1) - 1
    return Array.from({ length: ways }, (_, way) =>
      divided(places, (place) => place > 0 && ((way + 1) >> (place - 1)) % 2 === 1)
    )
  }
  const byWeight = places.toSorted((one, other) => grams[one]! - grams[other]!)
  const apart = places.map((alone) => divided(places, (place) => place === alone))
  const lighter = byWeight.slice(2, -1).map((_, at) => {
    const light = new Set(byWeight.slice(0, at + 2))
    return divided(places, (place) => light.has(place))
  })
  return [...apart, ...lighter]
}

function divided(places: readonly number[], isApart: (place: number) => boolean): Parts {
  return [places.filter((place) => !isApart(place)), places.filter(isApart)]
}
