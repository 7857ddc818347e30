import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { Place } from '#shipping/places/zone'
import type { ShipmentKind } from '#shipping/pricing/kind'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import {
  type Surcharge,
  type Surcharged,
  surchargesFor,
} from '#shipping/pricing/surcharges/surcharges'
import { type CheckedSurcharges, toldApartBy } from '#admin/tariffs/checks/checked_surcharges'
import { ZONE_WAYS } from '#admin/tariffs/checks/statements/price_checks'

type Side = 'now' | 'before'
/** Above the first and up to the second, in grams. */
type Stretch = readonly [aboveGrams: number, endGrams: number]

/** Where a zone prices. An empty code stands for every place that no surcharge names. */
type ZoneWays = {
  side: Side
  zoneId: number
  courierCode: string
  kind: ShipmentKind
  ends: [origin: string, destination: string][]
  weights: Stretch[]
}

/** Parcels of a courier between places that surcharges tell apart, with the weights that have a price now. */
type Way = { parcel: Surcharged; priced: Stretch[] }

/** Ways on which the same surcharges can be charged, whatever a parcel weighs and on whichever day. */
type SharedWays = { surcharges: SurchargeRow[]; priced: Stretch[] }

/** Which parcels surcharges are of, by the rule that prices are made by. */
export class SurchargeReach {
  readonly #ways = new Map<string, Way>()
  readonly #waysOfZones = new Map<string, Way[]>()
  /** All ways that have a price now. */
  readonly shared: SharedWays[]

  private constructor(
    zones: ZoneWays[],
    readonly surcharges: CheckedSurcharges,
    readonly states: string[]
  ) {
    for (const { side, zoneId, weights, ...zone } of zones) {
      const ways = this.#waysOf(zone)
      this.#waysOfZones.set(`${side} ${zoneId}`, ways)
      if (side === 'now') for (const { priced } of ways) addTo(priced, weights)
    }
    this.shared = sharedWays([...this.#ways.values()], surcharges.now)
  }

  static async of(trx: TransactionClientContract, surcharges: CheckedSurcharges) {
    const { countries, states } = toldApartBy(surcharges)
    const isNeeded = surcharges.now.length + surcharges.before.length > 0
    const zones = isNeeded ? await rowsOf<ZoneWays>(trx, ZONE_WAYS, { countries, states }) : []
    return new SurchargeReach(zones, surcharges, states)
  }

  /** What every parcel of a zone pays on the day, wherever it goes and whatever its size. */
  ofZone(side: Side, zoneId: number): readonly Surcharge[] {
    const ways = this.#waysOfZones.get(`${side} ${zoneId}`) ?? []
    if (ways.length === 0) return []
    let held: readonly Surcharge[] = this.surcharges[side]
    for (const { parcel } of ways) held = surchargesFor(held, parcel)
    return held
  }

  /** A parcel may come from any state of ours, and go to any: a zone names the country. */
  #waysOf({ courierCode, kind, ends }: Omit<ZoneWays, 'side' | 'zoneId' | 'weights'>): Way[] {
    const home = ['', ...this.states].map(stateOf)
    return ends.flatMap(([origin, destination]) => {
      const from = kind === 'export' ? home : [placeOf(kind, origin)]
      const to = kind === 'import' ? home : [placeOf(kind, destination)]
      return from.flatMap((one) =>
        to.map((other) => this.#way(courierCode, kind, { origin: one, destination: other }))
      )
    })
  }

  /** One of each, whichever zones it is of. No size is known of its parcels. */
  #way(courierCode: string, kind: ShipmentKind, route: Surcharged['route']): Way {
    const { origin, destination } = route
    const key = `${courierCode} ${kind} ${keyOf(origin)} ${keyOf(destination)}`
    const known = this.#ways.get(key)
    if (known) return known
    const { day } = this.surcharges
    const way = { parcel: { courierCode, kind, route, longestSideCm: 0, day }, priced: [] }
    this.#ways.set(key, way)
    return way
  }
}

/** Whether there is a price for some weight above the first and up to the second; null has no end. */
export function isPriced(
  { priced }: { priced: Stretch[] },
  { aboveGrams, endGrams }: Pick<Surcharge, 'aboveGrams' | 'endGrams'>
): boolean {
  return priced.some(
    ([above, end]) => Math.max(above, aboveGrams) < Math.min(end, endGrams ?? Infinity)
  )
}

function sharedWays(ways: Way[], surcharges: readonly SurchargeRow[]): SharedWays[] {
  const ofAnyDayAndSize = surcharges.map((surcharge) => ({ ...surcharge, ...ANY_DAY_AND_SIZE }))
  const rows = new Map(surcharges.map((surcharge) => [surcharge.id, surcharge]))
  const shared = new Map<string, SharedWays>()
  for (const { parcel, priced } of ways) {
    if (priced.length === 0) continue
    const ids = surchargesFor(ofAnyDayAndSize, parcel).map(({ id }) => id)
    const key = ids.join(' ')
    const known = shared.get(key) ?? { surcharges: ids.map((id) => rows.get(id)!), priced: [] }
    shared.set(key, known)
    addTo(known.priced, priced)
  }
  return [...shared.values()]
}

/** Most zones have the same. */
function addTo(stretches: Stretch[], more: readonly Stretch[]) {
  for (const [above, end] of more) {
    if (!stretches.some((known) => known[0] === above && known[1] === end)) {
      stretches.push([above, end])
    }
  }
}

const ANY_DAY_AND_SIZE = { startsOn: null, endsOn: null, longerThanCm: null }

function placeOf(kind: ShipmentKind, code: string): Place {
  return kind === 'domestic' ? stateOf(code) : { ...NOWHERE, country: code }
}

function stateOf(code: string): Place {
  return { ...NOWHERE, country: 'NG', state: code || null }
}

function keyOf({ country, state }: Place): string {
  return `${country}/${state ?? ''}`
}

const NOWHERE: Place = { country: '', state: null, city: null, region: null, continent: null }
