import { DomainError } from '#shared/errors/domain_error'
import { type PlaceKeys, resolvePlaceIn } from '#shipping/places/resolve_place'
import type { TariffRoute } from '#shipping/places/zone'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import { findShipmentKind, type ShipmentKind } from '#shipping/pricing/shipment_kind'
import {
  type ApplicableSurcharge,
  findApplicableSurcharges,
  type TariffSurcharge,
  addSurchargesKobo,
} from '#shipping/pricing/surcharges/calculate_surcharges'
import { findServingCouriers, type CourierWithZones } from '#shipping/pricing/find_rates'

/** What decides a price; the weight is what the parcel is billed for. */
export type RatedParcel = {
  origin: PlaceKeys
  destination: PlaceKeys
  billingGroupId: number | null
  billableGrams: number
  longestSideCm: number
}

export type CourierPrice = { courierCode: string; kobo: number }

/** What a tariff is asked with; surcharges are those of the day, a day of Lagos. */
type LanePriceFacts = Pick<PriceFacts, 'tariff' | 'catalogue' | 'places'> & {
  day: string
  surcharges?: readonly TariffSurcharge[]
  /** What a rate of a lane such as NG-GB is before surcharges are added; itself unless told. */
  rateOf?: (rateKobo: number, lane: string) => number
}

type PricedLane = { name: string; couriers: (CourierWithZones & { held: ApplicableSurcharge[] })[] }

/** Pairs of towns have no end. */
const MAX_CACHED_LANES = 50_000

/**
 * The prices of one tariff for many parcels, one after the other: rate and surcharges, the same as in an offer, with
 * the zones and surcharges of each route chosen once.
 */
export class LanePrices {
  readonly #lanes = new Map<string, PricedLane>()
  readonly #surcharges: readonly TariffSurcharge[]
  /** Lengths that surcharges tell parcels apart by. */
  readonly #lengths: number[]

  constructor(readonly facts: LanePriceFacts) {
    this.#surcharges = facts.surcharges ?? facts.tariff.surcharges
    this.#lengths = this.#surcharges.flatMap(({ longerThanCm }) => longerThanCm ?? [])
  }

  /** At most one price for each courier, by its code; none for a place that there is no more. */
  of(parcel: RatedParcel): CourierPrice[] {
    const { billableGrams } = parcel
    const { name, couriers } = this.#laneOf(parcel)
    const prices: CourierPrice[] = []
    for (const { courierCode, zones, held } of couriers) {
      for (const zone of zones) {
        const row = zone.sheet.rowFor(billableGrams)
        if (!row) continue
        const rateKobo = this.facts.rateOf?.(row.rateKobo, name) ?? row.rateKobo
        const kobo = held.length ? addSurchargesKobo(held, { rateKobo, billableGrams }) : rateKobo
        prices.push({ courierCode, kobo })
        break
      }
    }
    return prices
  }

  #laneOf(parcel: RatedParcel): PricedLane {
    const { origin, destination, billingGroupId, longestSideCm } = parcel
    const kind = findShipmentKind(origin.country, destination.country)
    const isLonger = this.#lengths.map((length) => (longestSideCm > length ? 1 : 0)).join('')
    const ends = kind === 'domestic' ? { origin, destination } : withoutTowns(parcel)
    const key = `${placeCacheKey(ends.origin)} ${placeCacheKey(ends.destination)} ${billingGroupId ?? ''} ${isLonger}`
    const known = this.#lanes.get(key)
    if (known) return known
    if (this.#lanes.size >= MAX_CACHED_LANES) this.#lanes.clear()
    const name = `${origin.country}-${destination.country}`
    const lane = { name, couriers: kind ? this.#choose(kind, { ...parcel, ...ends }) : [] }
    this.#lanes.set(key, lane)
    return lane
  }

  #choose(kind: ShipmentKind, parcel: RatedParcel): PricedLane['couriers'] {
    const { billingGroupId, longestSideCm } = parcel
    const route = this.#routeOf(parcel)
    if (!route) return []
    return findServingCouriers({ kind, route, billingGroupId }, this.facts).map((courier) => ({
      ...courier,
      held: findApplicableSurcharges(this.#surcharges, {
        ...{ kind, route, longestSideCm, day: this.facts.day },
        courierCode: courier.courierCode,
      }),
    }))
  }

  /** Null where a place is no more. */
  #routeOf({ origin, destination }: RatedParcel): TariffRoute | null {
    const { places } = this.facts
    try {
      return {
        origin: resolvePlaceIn(places, origin, 'origin'),
        destination: resolvePlaceIn(places, destination, 'destination'),
      }
    } catch (error) {
      if (error instanceof DomainError && error.code === 'E_UNKNOWN_PLACE') return null
      throw error
    }
  }
}

/** Between countries a parcel costs the same to and from every town, and every state but those of Nigeria. */
function withoutTowns({ origin, destination }: RatedParcel) {
  return { origin: withoutTown(origin), destination: withoutTown(destination) }
}

function withoutTown({ country, stateKey }: PlaceKeys): PlaceKeys {
  return { country, stateKey: country === 'NG' ? stateKey : null, cityCode: null }
}

function placeCacheKey({ country, stateKey, cityCode }: PlaceKeys): string {
  return `${country}/${stateKey ?? ''}/${cityCode ?? ''}`
}
