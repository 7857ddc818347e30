import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { TariffPlace } from '#shipping/places/zone'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import {
  type TariffSurcharge,
  type SurchargedParcel,
  findSurcharges,
} from '#shipping/pricing/surcharges/calculate_surcharges'
import {
  type CheckedSurcharges,
  collectSurchargeCriteria,
} from '#admin/tariffs/checks/checked_surcharges'
import { ZONE_ROUTES } from '#admin/tariffs/checks/statements/price_statements'

type CheckedSide = 'now' | 'before'
/** The lower weight is exclusive, the upper one inclusive. */
type WeightRange = readonly [aboveGrams: number, endGrams: number]

/** The routes that a zone prices. An empty code means every place that no surcharge names. */
type ZoneRoutes = {
  side: CheckedSide
  zoneId: number
  courierCode: string
  kind: ShipmentKind
  ends: [origin: string, destination: string][]
  weights: WeightRange[]
}

/** A route that surcharges distinguish, with its weights that are priced now. */
type CheckedRoute = { parcel: SurchargedParcel; priced: WeightRange[] }

/** Routes to which the same surcharges can apply, at any weight and on any day. */
type RoutesWithSameSurcharges = { surcharges: SurchargeRow[]; priced: WeightRange[] }

/** Finds the parcels that each surcharge applies to, by the rule that also prices bills. */
export class SurchargeReach {
  readonly #ways = new Map<string, CheckedRoute>()
  readonly #waysOfZones = new Map<string, CheckedRoute[]>()
  readonly shared: RoutesWithSameSurcharges[]

  private constructor(
    zones: ZoneRoutes[],
    readonly surcharges: CheckedSurcharges,
    readonly states: string[]
  ) {
    for (const { side, zoneId, weights, ...zone } of zones) {
      const ways = this.#waysOf(zone)
      this.#waysOfZones.set(`${side} ${zoneId}`, ways)
      if (side === 'now') for (const { priced } of ways) addWeightRanges(priced, weights)
    }
    this.shared = groupBySurcharges([...this.#ways.values()], surcharges.now)
  }

  static async of(trx: TransactionClientContract, surcharges: CheckedSurcharges) {
    const { countries, states } = collectSurchargeCriteria(surcharges)
    const isNeeded = surcharges.now.length + surcharges.before.length > 0
    const zones = isNeeded
      ? await queryRows<ZoneRoutes>(trx, ZONE_ROUTES, { countries, states })
      : []
    return new SurchargeReach(zones, surcharges, states)
  }

  /** Returns the surcharges that every parcel of a zone pays, whatever its size and destination. */
  ofZone(side: CheckedSide, zoneId: number): readonly TariffSurcharge[] {
    const ways = this.#waysOfZones.get(`${side} ${zoneId}`) ?? []
    if (ways.length === 0) return []
    let held: readonly TariffSurcharge[] = this.surcharges[side]
    for (const { parcel } of ways) held = findSurcharges(held, parcel)
    return held
  }

  /** Adds every state at the Nigerian end, because zones name only the country. */
  #waysOf({
    courierCode,
    kind,
    ends,
  }: Omit<ZoneRoutes, 'side' | 'zoneId' | 'weights'>): CheckedRoute[] {
    const home = ['', ...this.states].map(nigerianPlace)
    return ends.flatMap(([origin, destination]) => {
      const from = kind === 'export' ? home : [routePlace(kind, origin)]
      const to = kind === 'import' ? home : [routePlace(kind, destination)]
      return from.flatMap((one) =>
        to.map((other) => this.#way(courierCode, kind, { origin: one, destination: other }))
      )
    })
  }

  #way(courierCode: string, kind: ShipmentKind, route: SurchargedParcel['route']): CheckedRoute {
    const { origin, destination } = route
    const key = `${courierCode} ${kind} ${routePlaceKey(origin)} ${routePlaceKey(destination)}`
    const known = this.#ways.get(key)
    if (known) return known
    const { day } = this.surcharges
    const way = { parcel: { courierCode, kind, route, longestSideCm: 0, day }, priced: [] }
    this.#ways.set(key, way)
    return way
  }
}

/** Returns true if any weight in the range has a price; a null `endGrams` means no upper limit. */
export function hasPriceForWeights(
  { priced }: { priced: WeightRange[] },
  { aboveGrams, endGrams }: Pick<TariffSurcharge, 'aboveGrams' | 'endGrams'>
): boolean {
  return priced.some(
    ([above, end]) => Math.max(above, aboveGrams) < Math.min(end, endGrams ?? Infinity)
  )
}

function groupBySurcharges(
  ways: CheckedRoute[],
  surcharges: readonly SurchargeRow[]
): RoutesWithSameSurcharges[] {
  const ofAnyDayAndSize = surcharges.map((surcharge) => ({ ...surcharge, ...ANY_DAY_AND_SIZE }))
  const rows = new Map(surcharges.map((surcharge) => [surcharge.id, surcharge]))
  const shared = new Map<string, RoutesWithSameSurcharges>()
  for (const { parcel, priced } of ways) {
    if (priced.length === 0) continue
    const ids = findSurcharges(ofAnyDayAndSize, parcel).map(({ id }) => id)
    const key = ids.join(' ')
    const known = shared.get(key) ?? { surcharges: ids.map((id) => rows.get(id)!), priced: [] }
    shared.set(key, known)
    addWeightRanges(known.priced, priced)
  }
  return [...shared.values()]
}

/** Skips duplicates: most zones have the same ranges. */
function addWeightRanges(stretches: WeightRange[], more: readonly WeightRange[]) {
  for (const [above, end] of more) {
    if (!stretches.some((known) => known[0] === above && known[1] === end)) {
      stretches.push([above, end])
    }
  }
}

const ANY_DAY_AND_SIZE = { startsOn: null, endsOn: null, longerThanCm: null }

function routePlace(kind: ShipmentKind, code: string): TariffPlace {
  return kind === 'domestic' ? nigerianPlace(code) : { ...EMPTY_ROUTE_PLACE, country: code }
}

function nigerianPlace(code: string): TariffPlace {
  return { ...EMPTY_ROUTE_PLACE, country: 'NG', state: code || null }
}

function routePlaceKey({ country, state }: TariffPlace): string {
  return `${country}/${state ?? ''}`
}

const EMPTY_ROUTE_PLACE: TariffPlace = {
  country: '',
  state: null,
  city: null,
  region: null,
  continent: null,
}
