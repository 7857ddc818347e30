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
  MAX_CARRIAGE_KOBO,
} from '#shipping/pricing/surcharges/calculate_surcharges'
import { findServingCouriers, type CourierWithZones } from '#shipping/pricing/find_rates'

/** Everything about a parcel that decides its price. */
export type RatedParcel = {
  origin: PlaceKeys
  destination: PlaceKeys
  billingGroupId: number | null
  billableGrams: number
  longestSideCm: number
}

export type CourierPrice = { courierCode: string; kobo: number }

/** `day` is a Lagos date; the surcharges of that day apply. */
type LanePriceFacts = Pick<PriceFacts, 'tariff' | 'catalogue' | 'places'> & {
  day: string
  surcharges?: readonly TariffSurcharge[]
  /** Changes the rate of a lane such as NG-GB before surcharges are added; default: no change. */
  rateOf?: (rateKobo: number, lane: string) => number
}

type PricedLane = {
  name: string
  couriers: (CourierWithZones & { surcharges: ApplicableSurcharge[] })[]
}

/** Limits the cache, because pairs of towns times billing groups are hundreds of thousands. */
const MAX_CACHED_LANES = 50_000

/** Prices many parcels by one tariff, choosing the zones and surcharges of each route once. */
export class LanePrices {
  readonly #lanes = new Map<string, PricedLane>()
  readonly #surcharges: readonly TariffSurcharge[]
  readonly #lengths: number[]

  constructor(readonly facts: LanePriceFacts) {
    this.#surcharges = facts.surcharges ?? facts.tariff.surcharges
    this.#lengths = this.#surcharges.flatMap(({ longerThanCm }) => longerThanCm ?? [])
  }

  /** Returns at most one price per courier, in order of courier code; none for a removed place. */
  of(parcel: RatedParcel): CourierPrice[] {
    const { billableGrams } = parcel
    const { name, couriers } = this.#laneOf(parcel)
    const prices: CourierPrice[] = []
    for (const { courierCode, zones, surcharges } of couriers) {
      for (const zone of zones) {
        const row = zone.sheet.rowFor(billableGrams)
        if (!row) continue
        const rateKobo = this.facts.rateOf?.(row.rateKobo, name) ?? row.rateKobo
        const kobo = surcharges.length
          ? addSurchargesKobo(surcharges, { rateKobo, billableGrams })
          : rateKobo
        if (kobo <= MAX_CARRIAGE_KOBO) prices.push({ courierCode, kobo })
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
      surcharges: findApplicableSurcharges(this.#surcharges, {
        kind,
        route,
        longestSideCm,
        day: this.facts.day,
        courierCode: courier.courierCode,
      }),
    }))
  }

  /** Null if the origin or destination was removed. */
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

/** International prices do not depend on towns, nor on states outside Nigeria. */
function withoutTowns({ origin, destination }: RatedParcel) {
  return { origin: withoutTown(origin), destination: withoutTown(destination) }
}

function withoutTown({ country, stateKey }: PlaceKeys): PlaceKeys {
  return { country, stateKey: country === 'NG' ? stateKey : null, cityCode: null }
}

function placeCacheKey({ country, stateKey, cityCode }: PlaceKeys): string {
  return `${country}/${stateKey ?? ''}/${cityCode ?? ''}`
}
