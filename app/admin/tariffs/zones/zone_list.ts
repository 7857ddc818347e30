import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { whereContainsWords } from '#shared/database/sql_condition'
import type { ZoneColumn, zoneListValidator } from '#admin/tariffs/zones/zone_list_validator'
import { type ZoneQuery, zoneColumns, type ZoneRow } from '#admin/tariffs/zones/zone_search'
import type { ZoneKind } from '#shipping/places/zone'

export type ZoneListQuery = Infer<typeof zoneListValidator>

const ORDERS: Record<ZoneColumn, string> = {
  description: 'fold(zone.description)',
  geography: 'zone.geography',
  billingGroup: 'fold(billing_group.name)',
}

/** Returns null until the address has all parameters that this kind requires. */
export function toZoneQuery(kind: ZoneKind, listQuery: ZoneListQuery): ZoneQuery | null {
  const { courier, country, state, geography } = listQuery
  if (!courier || !country) return null
  const query = { kind, courierCode: courier, countryCode: country }
  if (kind === 'city') return state ? { ...query, stateCode: state } : null
  if (kind === 'local') return query
  return geography ? { ...query, geography: geography === 'all' ? null : geography } : null
}

export async function loadZonePage(
  zoneQuery: ZoneQuery,
  listQuery: ZoneListQuery,
  client: QueryClientContract
) {
  const { search, sort, billingGroup, page = 1, perPage = 25 } = listQuery
  const query = client
    .from('shipping_zones as zone')
    .leftJoin('billing_groups as billing_group', 'billing_group.id', 'zone.billing_group_id')
    .select(client.raw(zoneColumns))
    .whereNull('zone.archived_at')
    .where({
      'zone.kind': zoneQuery.kind,
      'zone.courier_code': zoneQuery.courierCode,
      'zone.country_code': zoneQuery.countryCode,
      ...(zoneQuery.stateCode && { 'zone.state_code': zoneQuery.stateCode }),
      ...(zoneQuery.geography && { 'zone.geography': zoneQuery.geography }),
    })
  if (billingGroup === 0) query.whereNull('zone.billing_group_id')
  else if (billingGroup) query.where('zone.billing_group_id', billingGroup)
  if (search) {
    const text = `concat_ws(' ', zone.description, zone.geography, billing_group.name)`
    whereContainsWords(query, text, search)
  }
  if (sort) query.orderByRaw(orderOf(sort))
  const found = await query.orderBy('zone.id').paginate(page, perPage)
  return {
    rows: found.all() as ZoneRow[],
    metadata: found.getMeta(),
    skipped: (page - 1) * perPage,
  }
}

function orderOf(sort: ZoneColumn | `-${ZoneColumn}`): string {
  const column = sort.replace(/^-/, '') as ZoneColumn
  return `${ORDERS[column]} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last`
}
