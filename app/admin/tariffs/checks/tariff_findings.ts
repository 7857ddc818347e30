import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { Zone, ZoneKind } from '#shipping/places/zone'
import type { WeightBand } from '#admin/tariffs/sheets/rules/rate_bands'
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
type CodeAndName = { code: string; name: string }

const PLACES = `select code, name from countries
  union all select key, name from states where country_code = 'NG'
  union all select state_key || '/' || code, name from cities where state_key like 'NG%'`

export class FindingNames {
  private constructor(
    readonly zones: Map<number, NamedZone>,
    readonly couriers: Map<string, string>,
    readonly places: Map<string, string>
  ) {}

  static async of(trx: TransactionClientContract, zoneIds: Set<number>): Promise<FindingNames> {
    const zones = await queryRows<NamedZone>(trx, FIND_CHECKED_ZONES, { ids: [...zoneIds] })
    const couriers = await queryRows<CodeAndName>(trx, 'select code, name from couriers')
    const places = await queryRows<CodeAndName>(trx, PLACES)
    return new FindingNames(
      new Map(zones.map((zone) => [zone.id, zone])),
      new Map(couriers.map(({ code, name }) => [code, name])),
      new Map(places.map(({ code, name }) => [code, name]))
    )
  }

  zone(id: number): NamedZone {
    return this.zones.get(id)!
  }

  courier(code: string): string {
    return this.couriers.get(code) ?? code
  }

  /** Names an end of a route: LA is Lagos in a domestic route and a country in any other. */
  place(kind: ShipmentKind, code: string): string {
    return this.places.get(kind === 'domestic' ? `NG_${code}` : code) ?? code
  }
}
