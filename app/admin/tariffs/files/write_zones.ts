import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { ZoneChange } from '#admin/tariffs/files/load_zones'
import type { ZoneLine } from '#admin/tariffs/files/zone_file'
import { zoneKey, type ZoneName } from '#admin/tariffs/files/zone_name'

export type Groups = ReadonlyMap<string, number>

/** Ids of the billing groups that the lines name; one that is new is added. */
export async function groupIds(
  lines: readonly ZoneLine[],
  trx: TransactionClientContract
): Promise<Groups> {
  const names = [...new Set(lines.flatMap(({ billingGroup }) => billingGroup ?? []))]
  await trx.rawQuery(
    'insert into billing_groups (name) select unnest(?::text[]) on conflict do nothing',
    [names]
  )
  const rows = await rowsOf<{ id: number; name: string }>(
    trx,
    'select id, name from billing_groups where name = any(?::text[])',
    [names]
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Answers the ids by zoneKey. */
export async function addZones(
  lines: readonly ZoneLine[],
  groups: Groups,
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  const zones = lines.map((line) => ({
    kind: line.kind,
    courier_code: line.courierCode,
    description: line.description,
    country_code: line.countryCode,
    state_code: line.stateCode,
    geography: line.geography,
    billing_group_id: groupId(line, groups),
  }))
  const columns =
    'kind, courier_code, description, country_code, state_code, geography, billing_group_id'
  // Ordered, so that ids follow the file: of two equally specific zones the earlier row wins.
  const rows = await rowsOf<ZoneName & { id: number }>(
    trx,
    `insert into shipping_zones (${columns})
     select ${columns} from rows from
       (jsonb_to_recordset(?::jsonb) as (kind text, courier_code text, description text, country_code text,
         state_code text, geography text, billing_group_id bigint)) with ordinality
     order by ordinality
     returning id, kind, courier_code as "courierCode", description,
       country_code as "countryCode", state_code as "stateCode"`,
    [JSON.stringify(zones)]
  )
  const idOf = new Map(rows.map((row) => [zoneKey(row), row.id]))
  await addMembers(
    lines.map((line) => ({ zoneId: idOf.get(zoneKey(line))!, line })),
    trx
  )
  return idOf
}

export async function changeZones(
  changes: readonly ZoneChange[],
  groups: Groups,
  trx: TransactionClientContract
) {
  for (const { zone, line } of changes) {
    zone.useTransaction(trx)
    zone.geography = line.geography
    zone.billingGroupId = groupId(line, groups)
    zone.version += 1
    await zone.save()
  }
  const zoneIds = changes.map(({ zone }) => zone.id)
  await trx.from('shipping_zone_members').whereIn('zone_id', zoneIds).delete()
  await addMembers(
    changes.map(({ zone, line }) => ({ zoneId: zone.id, line })),
    trx
  )
}

async function addMembers(
  zones: { zoneId: number; line: ZoneLine }[],
  trx: TransactionClientContract
) {
  const members = zones.flatMap(({ zoneId, line }) => [
    ...line.origins.map((code) => ({ zone_id: zoneId, side: 'origin', code })),
    ...line.destinations.map((code) => ({ zone_id: zoneId, side: 'destination', code })),
  ])
  await trx.rawQuery(
    `insert into shipping_zone_members (zone_id, side, code)
     select zone_id, side, code
     from jsonb_populate_recordset(null::shipping_zone_members, ?::jsonb)`,
    [JSON.stringify(members)]
  )
}

export function groupId({ billingGroup }: ZoneLine, groups: Groups): number | null {
  return billingGroup === null ? null : (groups.get(billingGroup) ?? null)
}
