import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { ZoneKind } from '#shipping/places/zone'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import { FIND_CHECKED_ZONES } from '#admin/tariffs/checks/statements/place_checks'

/** One price, and the one that it is compared with: null where there is none, as in a gap. */
export type FoundCell = {
  aboveGrams: number
  endGrams: number
  /** The rate. */
  kobo: number | null
  /** What surcharges add to it; null where rates alone are compared. */
  surchargeKobo: number | null
  /** With surcharges where the price is with them. */
  comparedKobo: number | null
  /** Over how many of them a cost is. */
  shipments: number | null
}

/** Prices of one zone, the worst ten of them. */
export type FoundCells = {
  zoneId: number
  facet: '' | 'dearer' | 'cheaper'
  /** Some of these prices, or of those that they are compared with, are more than their rate. */
  isSurcharged?: boolean
  cells: FoundCell[]
  cellCount: number
  /** Of the whole zone. */
  rateCount: number
}

export type FoundZone = { zoneId: number }

/** Codes of countries, of states of ours, or of cities as `LA/IKEJA`. */
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

/** Something to look at: of a zone and some of its prices, of a courier's zones of a kind, or of a surcharge. */
export type TariffFinding = {
  subject: string
  sentence: string
  zoneId: number | null
  surcharge: FoundSurcharge | null
  /** Of zones. */
  kind: ZoneKind | null
  /** Null for a surcharge of all couriers. */
  courierCode: string | null
  /** In which zones between cities begin. */
  state: string | null
  cells: FoundCell[]
  cellCount: number
}

/** `isThere` says that the version has it, and does not remove it. */
type FoundSurcharge = { id: number; name: string; isThere: boolean }

type NamedZone = { id: number; kind: ZoneKind; courierCode: string; description: string }
type CodeAndName = { code: string; name: string }

const PLACES = `select code, name from countries
  union all select key, name from states where country_code = 'NG'
  union all select state_key || '/' || code, name from cities where state_key like 'NG%'`

/** What people call all that was found. */
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

  /** An end of a route: LA is a state of ours at home, and a country abroad. */
  place(kind: ShipmentKind, code: string): string {
    return this.places.get(kind === 'domestic' ? `NG_${code}` : code) ?? code
  }
}
