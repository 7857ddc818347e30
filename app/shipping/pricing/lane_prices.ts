import { DomainError } from '#shared/errors/domain_error'
import { type PlaceKeys, placeIn } from '#shipping/places/places'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import { shipmentKind, type ShipmentKind } from '#shipping/pricing/kind'
import { couriersServing, type ServingCourier } from '#shipping/pricing/tariff'

/** What decides a rate; the weight is what the parcel is billed for. */
export type RatedParcel = {
  origin: PlaceKeys
  destination: PlaceKeys
  billingGroupId: number | null
  billableGrams: number
}

export type CourierPrice = { courierCode: string; kobo: number }

/** Pairs of towns have no end. */
const MOST_LANES = 50_000

/**
 * The prices of one tariff for many parcels, one after the other: the same as `ratesFor`, with the zones of each route
 * chosen once. Those between countries are the same for every town.
 */
export class LanePrices {
  readonly #lanes = new Map<string, ServingCourier[]>()

  constructor(readonly facts: Pick<PriceFacts, 'tariff' | 'catalogue' | 'places'>) {}

  /** At most one price for each courier, by its code; none for a place that there is no more. */
  of(parcel: RatedParcel): CourierPrice[] {
    const prices: CourierPrice[] = []
    for (const { courierCode, zones } of this.#couriersFor(parcel)) {
      for (const zone of zones) {
        const row = zone.sheet.rowFor(parcel.billableGrams)
        if (!row) continue
        prices.push({ courierCode, kobo: row.rateKobo })
        break
      }
    }
    return prices
  }

  #couriersFor(parcel: RatedParcel): ServingCourier[] {
    const kind = shipmentKind(parcel.origin.country, parcel.destination.country)
    if (kind === null) return []
    const ends = endsOf(kind, parcel)
    const key = `${keyOf(ends.origin)} ${keyOf(ends.destination)} ${parcel.billingGroupId ?? ''}`
    const known = this.#lanes.get(key)
    if (known) return known
    if (this.#lanes.size >= MOST_LANES) this.#lanes.clear()
    const chosen = this.#choose(kind, { ...parcel, ...ends })
    this.#lanes.set(key, chosen)
    return chosen
  }

  #choose(kind: ShipmentKind, { origin, destination, billingGroupId }: RatedParcel) {
    const { places } = this.facts
    try {
      const route = {
        origin: placeIn(places, origin, 'origin'),
        destination: placeIn(places, destination, 'destination'),
      }
      return couriersServing({ kind, route, billingGroupId }, this.facts)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'E_UNKNOWN_PLACE') return []
      throw error
    }
  }
}

function endsOf(kind: ShipmentKind, { origin, destination }: RatedParcel) {
  if (kind === 'domestic') return { origin, destination }
  return { origin: countryOf(origin), destination: countryOf(destination) }
}

function countryOf({ country }: PlaceKeys): PlaceKeys {
  return { country, stateKey: null, cityCode: null }
}

function keyOf({ country, stateKey, cityCode }: PlaceKeys): string {
  return `${country}/${stateKey ?? ''}/${cityCode ?? ''}`
}
