import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { Snapshot } from '#shared/database/snapshot'
import type { Geography, TariffPlace, TariffRoute, Zone, ZoneKind } from '#shipping/places/zone'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import { SURCHARGES_SQL } from '#shipping/pricing/surcharges/surcharge_rows'
import type { TariffSurcharge } from '#shipping/pricing/surcharges/calculate_surcharges'
import { PackedRateSheet } from '#shipping/pricing/rate_sheet'

export type ZoneWithRates = Zone & { sheet: PackedRateSheet }

const ZONE_KINDS: Record<ShipmentKind, readonly ZoneKind[]> = {
  domestic: ['city', 'local'],
  export: ['export'],
  import: ['import'],
}

/** Zones are found by these members. Domestic zones have both; the origin members are enough. */
const MEMBERS_SIDE = {
  export: 'destinationMembers',
  import: 'originMembers',
  local: 'originMembers',
  city: 'originMembers',
} as const

export class Tariff {
  readonly #zones = new Map<string, ZoneWithRates[]>()

  /** `versionId` is null if no version was ever published. */
  constructor(
    zones: ZoneWithRates[],
    readonly versionId: number | null,
    readonly surcharges: readonly TariffSurcharge[] = []
  ) {
    for (const zone of zones) {
      const members = zone.geography === 'all' ? [''] : zone[MEMBERS_SIDE[zone.kind]]
      for (const code of new Set(members)) this.#add(zoneIndexKey(zone, code), zone)
    }
  }

  /** May include zones that do not cover the route; `chooseZones` leaves them out. */
  zonesFor(
    kind: ShipmentKind,
    { origin, destination }: TariffRoute,
    group: number | null
  ): ZoneWithRates[] {
    const countryCode = kind === 'import' ? destination.country : origin.country
    return ZONE_KINDS[kind].flatMap((zoneKind) =>
      listPlaceCodes(zoneKind, zoneKind === 'export' ? destination : origin).flatMap(
        ([geography, code]) => {
          const known = { kind: zoneKind, countryCode, geography, billingGroupId: group }
          return code === null ? [] : (this.#zones.get(zoneIndexKey(known, code)) ?? [])
        }
      )
    )
  }

  #add(key: string, zone: ZoneWithRates) {
    const zones = this.#zones.get(key)
    if (zones) zones.push(zone)
    else this.#zones.set(key, [zone])
  }
}

type ZoneIndexKey = Pick<Zone, 'kind' | 'countryCode' | 'geography' | 'billingGroupId'>

/** `NA` can be the country Namibia or the continent North America, so the key has `geography`. */
function zoneIndexKey(
  { kind, countryCode, geography, billingGroupId }: ZoneIndexKey,
  code: string
): string {
  return `${kind} ${countryCode} ${geography ?? ''} ${billingGroupId ?? ''} ${code}`
}

function listPlaceCodes(kind: ZoneKind, place: TariffPlace): [Geography | null, string | null][] {
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

type ZoneColumns = Omit<ZoneWithRates, 'sheet'>

/** A tariff without zones returns one row whose zone columns are null. */
type Row = (ZoneColumns | Record<keyof ZoneColumns, null>) & {
  rates: Buffer | null
  versionId: number | null
  surcharges: TariffSurcharge[] | null
}

const zoneMembersSql = (side: string) => `array(select code::text from shipping_zone_members
  where zone_id = zone.id and side = '${side}') as "${side}Members"`

/**
 * Reads everything in one statement, so that it is consistent. The half a million rates arrive as
 * bytes, one value per zone: as rows they would block the event loop for seconds.
 */
const tariffSql = (versions: string) => `
    with sheets as (
      select zone_id, string_agg(int8send(id) || int8send(rate_kobo) || int4send(above_grams) || int4send(end_grams),
        '' order by above_grams) as rates
      from shipping_rates group by zone_id
    ), zones as (
      select zone.id, kind, courier_code as "courierCode", description, country_code as "countryCode",
        state_code as "stateCode", geography, billing_group_id as "billingGroupId",
        ${zoneMembersSql('origin')}, ${zoneMembersSql('destination')}, rates
      from shipping_zones as zone left join sheets on zone_id = zone.id
      where archived_at is null
    )
    select moment.*, zones.*, case when row_number() over (order by id) = 1 then ${SURCHARGES_SQL} end as surcharges
    from (select ${versions}, (select id from tariff_versions where number is not null
        order by number desc limit 1) as "versionId")
      as moment left join zones on true order by id`

export const liveTariff = new Snapshot<Tariff>('tariff', {
  sql: tariffSql,
  build: (_, rows: Row[]) =>
    new Tariff(buildZones(rows), rows[0]!.versionId, surchargesInRows(rows)),
})

/** The search path of `client` must lead to that version's tables. */
export async function loadTariffVersion(
  client: QueryClientContract,
  versionId: number
): Promise<Tariff> {
  const { zones, surcharges } = await loadPriceSource(client)
  return new Tariff(zones, versionId, surcharges)
}

export async function loadPriceSource(client: QueryClientContract) {
  const rows = await queryRows<Row>(client, tariffSql('null as versions'))
  return { zones: buildZones(rows), surcharges: surchargesInRows(rows) }
}

function surchargesInRows([row]: Row[]): TariffSurcharge[] {
  return row!.surcharges ?? []
}

function buildZones(rows: Row[]): ZoneWithRates[] {
  return rows.flatMap((row) => {
    if (row.id === null) return []
    const { rates, versionId, surcharges, ...zone } = row
    return [{ ...zone, sheet: new PackedRateSheet(rates ?? Buffer.alloc(0)) }]
  })
}
