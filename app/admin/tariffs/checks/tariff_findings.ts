import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { Zone, ZoneKind } from '#shipping/places/zone'
import type { WeightBand } from '#admin/tariffs/sheets/rules/rate_bands'
import type { KnownPlaces } from '#shipping/places/known_places'
import type { Catalogue } from '#shipping/pricing/catalogue'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import { FIND_CHECKED_ZONES } from '#admin/tariffs/checks/statements/place_checks'

/** A band of weights with its price and the compared price; null if there is none (`gaps`). */
export type FoundCell = WeightBand & {
  kobo: number | null
  /** The surcharges added to the rate; null if only rates are compared. */
  surchargeKobo: number | null
  /** The earlier price, the price of a lighter parcel, or the cost. */
  comparedKobo: number | null
  shipments: number | null
}

export type FoundCells = {
  zoneId: number
  facet: '' | 'dearer' | 'cheaper'
  /** True if any price of `cells`, or any compared price, includes surcharges. */
  isSurcharged?: boolean
  cells: FoundCell[]
  cellCount: number
  rateCount: number
}

export type FoundZone = { zoneId: number }

/** Codes of countries, Nigerian states, or cities as `LA/IKEJA`. */
export type FoundRoute = {
  kind: ShipmentKind
  origin: string
  destination: string
  couriers: string[]
}

export type FoundPlaces = {
  courierCode: string
  kind: 'export' | 'import' | 'from' | 'to'
  places: string[]
  placeCount: number
}

export type TariffFinding = {
  subject: string
  sentence: string
  zoneId: number | null
  surcharge: FoundSurcharge | null
  /** The kind of zones; null for a surcharge. */
  kind: ZoneKind | null
  /** Null for a surcharge of all couriers. */
  courierCode: string | null
  state: string | null
  cells: FoundCell[]
  cellCount: number
}

/** `isThere` is true if the version contains the surcharge and does not remove it. */
type FoundSurcharge = { id: number; name: string; isThere: boolean }

type NamedZone = Pick<Zone, 'id' | 'kind' | 'courierCode' | 'description'>

/** Names zones, couriers and places in findings. */
export class FindingNames {
  private constructor(
    private readonly facts: { catalogue: Catalogue; places: KnownPlaces },
    private readonly zones: Map<number, NamedZone>
  ) {}

  static async of(
    trx: TransactionClientContract,
    facts: { catalogue: Catalogue; places: KnownPlaces },
    zoneIds: Set<number>
  ): Promise<FindingNames> {
    const zones = await queryRows<NamedZone>(trx, FIND_CHECKED_ZONES, { ids: [...zoneIds] })
    return new FindingNames(facts, new Map(zones.map((zone) => [zone.id, zone])))
  }

  zone(id: number): NamedZone {
    return this.zones.get(id)!
  }

  courier(code: string): string {
    return this.facts.catalogue.courier(code).name
  }

  /** Names an end of a route: LA is Lagos in a domestic route and a country in any other. */
  place(kind: ShipmentKind, code: string): string {
    return this.#place(kind, code)?.name ?? code
  }

  #place(kind: ShipmentKind, code: string) {
    const { places } = this.facts
    if (kind !== 'domestic') return places.country(code)
    const [state, city] = code.split('/')
    return city ? places.city(`NG_${state}`, city) : places.state(`NG_${state}`)
  }
}
