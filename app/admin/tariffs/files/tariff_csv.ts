import type { Readable } from 'node:stream'
import { createCsvStream } from '#shared/http/csv_stream'
import { queryRows } from '#shared/database/query_rows'
import type { RateScope } from '#admin/tariffs/files/rate_rows'
import { RATE_COLUMNS } from '#admin/tariffs/files/rate_file'
import { ZONE_COLUMNS, type ZoneCells } from '#admin/tariffs/files/zone_file'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'

type RateCsvRow = Record<(typeof RATE_COLUMNS)[number], string | number | null>

/** Exports the rates of a zone or courier in the format that `importRates` reads. */
export async function exportRatesCsv(
  { zoneId, courierCode }: RateScope,
  tariff: TariffId = null
): Promise<Readable> {
  const rows = await withTariff(tariff, (client) =>
    queryRows<RateCsvRow>(
      client,
      `select zone.courier_code as courier, zone.kind, zone.country_code as country,
       zone.state_code as state, zone.description as zone, rate.above_grams / 1000.0 as above_kg,
       rate.end_grams / 1000.0 as end_kg, rate.rate_kobo / 100.0 as rate_naira
     from shipping_zones as zone join shipping_rates as rate on rate.zone_id = zone.id
     where zone.archived_at is null and (zone.id = :zoneId or zone.courier_code = :courierCode)
     order by zone.id, rate.above_grams`,
      { zoneId: zoneId ?? 0, courierCode: courierCode ?? '' }
    )
  )
  const lines = rows.map((row) => RATE_COLUMNS.map((column) => row[column]))
  return createCsvStream([...RATE_COLUMNS], lines)
}

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
