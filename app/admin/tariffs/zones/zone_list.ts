import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { queryRows } from '#shared/database/query_rows'
import { whereContainsWords } from '#shared/database/sql_condition'
import type { ZoneColumn, zoneListValidator } from '#admin/tariffs/zones/zone_list_validator'
import { type ZoneQuery, queryZones, type ZoneRow } from '#admin/tariffs/zones/zone_search'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ZoneKind } from '#shipping/places/zone'

export type ZoneListQuery = Infer<typeof zoneListValidator>

const ORDERS: Record<ZoneColumn, string> = {
  description: 'fold(zone.description)',
  geography: 'zone.geography',
  billingGroup: 'fold(billing_group.name)',
}

type Chosen = { courier: string; kind: ZoneKind | null; country: string | null }

/**
 * Chooses what the address leaves open: the first courier that has zones, its first kind, Nigeria.
 * A courier that neither serves the kind nor has zones of it is replaced.
 */
const CHOSEN = `select courier.code as courier, zone.kind, zone.country_code as country
  from couriers as courier
    left join (select distinct courier_code, kind, country_code from shipping_zones
      where archived_at is null and (:kind = '' or kind = :kind)) as zone on zone.courier_code = courier.code
  where zone.kind is not null or case when :kind in ('local', 'city') then courier.serves_domestic
    when :kind = 'import' then courier.serves_import else courier.serves_export end
  order by courier.code = :courier desc, zone.kind is null, courier.name,
    array_position(array['export', 'import', 'local', 'city'], zone.kind::text),
    zone.country_code = :country desc, zone.country_code = 'NG' desc, zone.country_code limit 1`

export async function chooseZones(
  kind: ZoneKind | null,
  { courier = '', country = '', state, geography = 'all' }: ZoneListQuery,
  client: QueryClientContract
): Promise<ZoneQuery> {
  const bindings = { kind: kind ?? '', courier, country }
  const [chosen] = await queryRows<Chosen>(client, CHOSEN, bindings)
  return {
    kind: kind ?? chosen?.kind ?? 'export',
    courierCode: chosen?.courier ?? courier,
    countryCode: country || (chosen?.country ?? 'NG'),
    ...(kind === 'city' && { stateCode: state }),
    geography: isInternational(kind) && geography !== 'all' ? geography : null,
  }
}

export async function loadZonePage(
  zoneQuery: ZoneQuery,
  listQuery: ZoneListQuery,
  client: QueryClientContract
) {
  const { search, sort, billingGroup, page = 1, perPage = 25 } = listQuery
  const query = queryZones(zoneQuery, client)
  if (billingGroup === 0) query.whereNull('zone.billing_group_id')
  else if (billingGroup) query.where('zone.billing_group_id', billingGroup)
  if (search) {
    const text = `concat_ws(' ', zone.description, zone.geography, billing_group.name)`
    whereContainsWords(query, text, search)
  }
  if (sort) query.orderByRaw(orderOf(sort))
  const found = await query.orderBy('zone.id').paginate(page, perPage)
  const zones = found.all() as ZoneRow[]
  const sheets = await loadSheetSums(
    zones.map(({ id }) => id),
    client
  )
  return {
    rows: zones.map((zone) => ({ ...zone, ...(sheets.get(zone.id) ?? NO_RATES) })),
    metadata: found.getMeta(),
    skipped: (page - 1) * perPage,
  }
}

/** The number of weight bands of a zone and its lowest rate, in kobo. */
export type SheetSums = { bands: number; lowestKobo: number | null }

const NO_RATES: SheetSums = { bands: 0, lowestKobo: null }

async function loadSheetSums(ids: number[], client: QueryClientContract) {
  const rows = await queryRows<SheetSums & { zoneId: number }>(
    client,
    `select zone_id as "zoneId", count(*)::int as bands, min(rate_kobo) as "lowestKobo"
     from shipping_rates where zone_id = any(:ids::bigint[]) group by zone_id`,
    { ids }
  )
  return new Map(rows.map(({ zoneId, ...sums }) => [zoneId, sums]))
}

function orderOf(sort: ZoneColumn | `-${ZoneColumn}`): string {
  const column = sort.replace(/^-/, '') as ZoneColumn
  return `${ORDERS[column]} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last`
}
