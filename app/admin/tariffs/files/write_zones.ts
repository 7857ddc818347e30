import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { ZoneFileRow } from '#admin/tariffs/files/zone_members'
import { zoneKey, type ZoneName } from '#admin/tariffs/files/zone_name'
import type { RecordChanges } from '#admin/tariffs/sheets/sheet_changes'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'

export type ZoneChange = { zone: ShippingZone; line: ZoneFileRow; what: string }

export type ZoneChanges = RecordChanges<ShippingZone, ZoneFileRow, ZoneChange>

export type BillingGroupIds = ReadonlyMap<string, number>

/** Returns the ids of the billing groups that the lines name, creating missing ones. */
export async function ensureBillingGroups(
  lines: readonly ZoneFileRow[],
  trx: TransactionClientContract
): Promise<BillingGroupIds> {
  const names = [...new Set(lines.flatMap(({ billingGroup }) => billingGroup ?? []))]
  await trx.rawQuery(
    'insert into billing_groups (name) select unnest(?::text[]) on conflict do nothing',
    [names]
  )
  const rows = await queryRows<{ id: number; name: string }>(
    trx,
    'select id, name from billing_groups where name = any(?::text[])',
    [names]
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

export async function insertZones(
  lines: readonly ZoneFileRow[],
  groups: BillingGroupIds,
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  const zones = lines.map((line) => ({
    kind: line.kind,
    courier_code: line.courierCode,
    description: line.description,
    country_code: line.countryCode,
    state_code: line.stateCode,
    geography: line.geography,
    billing_group_id: findBillingGroupId(line, groups),
  }))
  const columns =
    'kind, courier_code, description, country_code, state_code, geography, billing_group_id'
  // Ids must follow the order of the file: of two equally specific zones, the lower id wins.
  const rows = await queryRows<ZoneName & { id: number }>(
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
  await insertMembers(
    lines.map((line) => ({ zoneId: idOf.get(zoneKey(line))!, line })),
    trx
  )
  return idOf
}

export async function updateZones(
  changes: readonly ZoneChange[],
  groups: BillingGroupIds,
  trx: TransactionClientContract
) {
  for (const { zone, line } of changes) {
    zone.useTransaction(trx)
    zone.geography = line.geography
    zone.billingGroupId = findBillingGroupId(line, groups)
    zone.version += 1
    await zone.save()
  }
  const zoneIds = changes.map(({ zone }) => zone.id)
  await trx.from('shipping_zone_members').whereIn('zone_id', zoneIds).delete()
  await insertMembers(
    changes.map(({ zone, line }) => ({ zoneId: zone.id, line })),
    trx
  )
}

async function insertMembers(
  zones: { zoneId: number; line: ZoneFileRow }[],
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

export function findBillingGroupId(
  { billingGroup }: ZoneFileRow,
  groups: BillingGroupIds
): number | null {
  return billingGroup === null ? null : (groups.get(billingGroup) ?? null)
}
