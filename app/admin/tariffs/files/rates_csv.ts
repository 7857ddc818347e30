import type { Readable } from 'node:stream'
import { createCsvStream } from '#shared/http/csv_stream'
import { queryRows } from '#shared/database/query_rows'
import type { ZoneKind } from '#shipping/places/zone'
import type { RateScope } from '#admin/tariffs/files/rate_rows'
import { RATE_COLUMNS } from '#admin/tariffs/files/rate_file'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'

type RateCsvRow = {
  courier: string
  kind: ZoneKind
  country: string
  state: string | null
  zone: string
  above_kg: number
  end_kg: number
  rate_naira: number
}

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
