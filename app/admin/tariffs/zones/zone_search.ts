import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Geography, ZoneKind } from '#shipping/places/zone'
import Country from '#shipping/places/country'
import Courier from '#shipping/pricing/models/courier'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import State from '#shipping/places/state'
import type { Side } from '#shipping/places/resolve_place'
import { zoneMemberOptions } from '#shipping/places/place_options'
import type { ZoneColumns } from '#admin/tariffs/files/zone_name'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'

/** A null `geography` matches all. */
export type ZoneQuery = {
  kind: ZoneKind
  courierCode: string
  countryCode: string
  stateCode?: string
  geography?: Geography | null
}

export type ZoneRow = ZoneColumns & {
  id: number
  billingGroupName: string | null
  version: number
}

export type NamedMember = { value: string; label: string; side: Side }

/** Finds active zones, oldest first, without models: a courier may have ten thousand zones. */
export function findZones(
  zoneQuery: ZoneQuery,
  client: QueryClientContract = db.connection()
): Promise<ZoneRow[]> {
  return queryZones(zoneQuery, client).orderBy('zone.id')
}

export function queryZones(
  { kind, courierCode, countryCode, stateCode, geography }: ZoneQuery,
  client: QueryClientContract
) {
  return queryZoneRows(client).where({
    'zone.kind': kind,
    'zone.courier_code': courierCode,
    'zone.country_code': countryCode,
    ...(stateCode && { 'zone.state_code': stateCode }),
    ...(geography && { 'zone.geography': geography }),
  })
}

/** Throws E_ROW_NOT_FOUND for an unknown code. */
export async function listZones(zoneQuery: ZoneQuery, tariff: TariffId = null): Promise<ZoneRow[]> {
  const { courierCode, countryCode, stateCode } = zoneQuery
  await Courier.findOrFail(courierCode)
  if (stateCode) await State.findOrFail(`${countryCode}_${stateCode}`)
  else await Country.findOrFail(countryCode)
  return withTariff(tariff, (client) => findZones(zoneQuery, client))
}

export function loadZoneRow(id: number, client: QueryClientContract): Promise<ZoneRow> {
  return queryZoneRows(client).where('zone.id', id).firstOrFail()
}

function queryZoneRows(client: QueryClientContract) {
  const columns = `zone.id, zone.kind, zone.description, zone.courier_code as "courierCode",
    zone.country_code as "countryCode", zone.state_code as "stateCode", zone.geography,
    zone.billing_group_id as "billingGroupId", billing_group.name as "billingGroupName",
    zone.version`
  return client
    .from('shipping_zones as zone')
    .leftJoin('billing_groups as billing_group', 'billing_group.id', 'zone.billing_group_id')
    .select(client.raw(columns))
    .whereNull('zone.archived_at')
}

/** Finds an active zone of one of these kinds. Throws E_ROW_NOT_FOUND. */
export async function requireZone(
  id: number,
  kinds: readonly ZoneKind[],
  client?: QueryClientContract
): Promise<ShippingZone> {
  return ShippingZone.query({ client })
    .where('id', id)
    .whereIn('kind', [...kinds])
    .whereNull('archivedAt')
    .firstOrFail()
}

export function loadNamedMembers(
  id: number,
  kinds: readonly ZoneKind[],
  tariff: TariffId
): Promise<NamedMember[]> {
  return withTariff(tariff, async (client) =>
    loadMembers(await requireZone(id, kinds, client), client)
  )
}

/** Returns the zone's members with names, alphabetically, origins first. */
export async function loadMembers(
  zone: ShippingZone,
  client: QueryClientContract
): Promise<NamedMember[]> {
  await zone.load('members')
  const options = await zoneMemberOptions(zone, client)
  const known = new Map(options.map((option, index) => [option.value, { ...option, index }]))
  return zone.members
    .map(({ code, side }) => ({ value: code, label: known.get(code)?.label ?? code, side }))
    .toSorted(
      (one, other) =>
        other.side.localeCompare(one.side, 'en') ||
        (known.get(one.value)?.index ?? 0) - (known.get(other.value)?.index ?? 0)
    )
}
