import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { Snapshot } from '#shared/database/snapshot'
import type { Geography, Place, Route, Zone, ZoneKind } from '#shipping/places/zone'
import type { ShipmentKind } from '#shipping/pricing/kind'
import { SURCHARGES } from '#shipping/pricing/surcharges/surcharge_rows'
import type { Surcharge } from '#shipping/pricing/surcharges/surcharges'
import { RateSheet } from '#shipping/pricing/rate_sheet'

/** What a zone of the tariff charges, beside where it is. */
export type PricedZone = Zone & { sheet: RateSheet }

const ZONE_KINDS: Record<ShipmentKind, readonly ZoneKind[]> = {
  domestic: ['city', 'local'],
  export: ['export'],
  import: ['import'],
}

/** Whose members say what a zone covers; at home both ends do, and one is enough to find it by. */
const SIDE = {
  export: 'destinationMembers',
  import: 'originMembers',
  local: 'originMembers',
  city: 'originMembers',
} as const

/** All that couriers charge, as one version of the tariff has it. Zones are found by the places that they name. */
export class Tariff {
  readonly #zones = new Map<string, PricedZone[]>()

  /** The version is null where none was ever kept. */
  constructor(
    zones: PricedZone[],
    readonly versionId: number | null,
    readonly surcharges: readonly Surcharge[] = []
  ) {
    for (const zone of zones) {
      const members = zone.geography === 'all' ? [''] : zone[SIDE[zone.kind]]
      for (const code of new Set(members)) this.#add(keyOf(zone, code), zone)
    }
  }

  /** Every zone that may cover a route, for one group or for everybody: `winningZones` says which of them count. */
  zonesFor(kind: ShipmentKind, { origin, destination }: Route, group: number | null): PricedZone[] {
    const countryCode = kind === 'import' ? destination.country : origin.country
    return ZONE_KINDS[kind].flatMap((zoneKind) =>
      waysToName(zoneKind, zoneKind === 'export' ? destination : origin).flatMap(
        ([geography, code]) => {
          const known = { kind: zoneKind, countryCode, geography, billingGroupId: group }
          return code === null ? [] : (this.#zones.get(keyOf(known, code)) ?? [])
        }
      )
    )
  }

  #add(key: string, zone: PricedZone) {
    const zones = this.#zones.get(key)
    if (zones) zones.push(zone)
    else this.#zones.set(key, [zone])
  }
}

type Known = Pick<Zone, 'kind' | 'countryCode' | 'geography' | 'billingGroupId'>

/** `NA` is Namibia as a country and North America as a continent. */
function keyOf({ kind, countryCode, geography, billingGroupId }: Known, code: string): string {
  return `${kind} ${countryCode} ${geography ?? ''} ${billingGroupId ?? ''} ${code}`
}

function waysToName(kind: ZoneKind, place: Place): [Geography | null, string | null][] {
  switch (kind) {
    case 'local':
      return [[null, place.state]]
    case 'city':
      return [[null, place.city]]
    case 'export':
    case 'import':
      return [
        ['country', place.country],
        ['region', place.region],
        ['continent', place.continent],
        ['all', ''],
      ]
  }
}

type Row = Omit<PricedZone, 'sheet' | 'id'> & {
  id: number | null
  rates: Buffer | null
  versionId: number | null
  surcharges: Surcharge[] | null
}

const members = (side: string) => `array(select code::text from shipping_zone_members
  where zone_id = zone.id and side = '${side}') as "${side}Members"`

/**
 * In one statement, so that all of it is of one moment. Half a million rates come as bytes, one text for each zone:
 * as rows they would keep the process from answering anybody for seconds.
 */
const sql = (versions: string) => `
    with sheets as (
      select zone_id, string_agg(int8send(id) || int8send(rate_kobo) || int4send(above_grams) || int4send(end_grams),
        '' order by above_grams) as rates
      from shipping_rates group by zone_id
    ), zones as (
      select zone.id, kind, courier_code as "courierCode", description, country_code as "countryCode",
        state_code as "stateCode", geography, billing_group_id as "billingGroupId",
        ${members('origin')}, ${members('destination')}, rates
      from shipping_zones as zone left join sheets on zone_id = zone.id
      where archived_at is null
    )
    select moment.*, zones.*, case when row_number() over (order by id) = 1 then ${SURCHARGES} end as surcharges
    from (select ${versions}, (select id from tariff_versions where number is not null
        order by number desc limit 1) as "versionId")
      as moment left join zones on true order by id`

export const tariff = new Snapshot<Tariff>('tariff', {
  sql,
  build: (_, rows: Row[]) => new Tariff(zonesOf(rows), rows[0]!.versionId, surchargesOf(rows)),
})

/** The tariff that a client sees instead of the live one: a version's, which is given. */
export async function readTariff(client: QueryClientContract, versionId: number): Promise<Tariff> {
  const { zones, surcharges } = await readPrices(client)
  return new Tariff(zones, versionId, surcharges)
}

/** What such a tariff is made of. */
export async function readPrices(client: QueryClientContract) {
  const rows = await rowsOf<Row>(client, sql('null as versions'))
  return { zones: zonesOf(rows), surcharges: surchargesOf(rows) }
}

function surchargesOf([row]: Row[]): Surcharge[] {
  return row!.surcharges ?? []
}

function zonesOf(rows: Row[]): PricedZone[] {
  return rows.flatMap(({ id, rates, versionId, surcharges, ...zone }) =>
    id === null ? [] : [{ ...zone, id, sheet: new RateSheet(rates ?? Buffer.alloc(0)) }]
  )
}
