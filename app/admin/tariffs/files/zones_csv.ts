import type { Readable } from 'node:stream'
import { createCsvStream } from '#shared/http/csv_stream'
import { queryRows } from '#shared/database/query_rows'
import { ZONE_COLUMNS, type ZoneCells } from '#admin/tariffs/files/zone_file'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'

/** Exports the zones of a courier in the format that `importZones` reads. */
export async function exportZonesCsv(
  courierCode: string,
  tariff: TariffId = null
): Promise<Readable> {
  const members = (side: string) =>
    `coalesce((select string_agg(code, ' ' order by code) from shipping_zone_members
       where zone_id = zone.id and side = '${side}'), '') as ${side}s`
  const rows = await withTariff(tariff, (client) =>
    queryRows<Record<keyof ZoneCells, string | null>>(
      client,
      `select zone.courier_code as courier, zone.kind, zone.country_code as country,
       zone.state_code as state, zone.geography, billing_group.name as billing_group, zone.description,
       ${members('origin')}, ${members('destination')}
     from shipping_zones as zone
     left join billing_groups as billing_group on billing_group.id = zone.billing_group_id
     where zone.archived_at is null and zone.courier_code = ?
     order by zone.id`,
      [courierCode]
    )
  )
  const lines = rows.map((row) => ZONE_COLUMNS.map((column) => row[column]))
  return createCsvStream([...ZONE_COLUMNS], lines)
}
