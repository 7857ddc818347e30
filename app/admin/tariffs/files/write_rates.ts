import type { Readable } from 'node:stream'
import { csvFile } from '#shared/http/csv_file'
import { rowsOf } from '#shared/database/rows'
import type { ZoneKind } from '#shipping/places/zone'
import type { RateScope } from '#admin/tariffs/files/load_rates'
import { RATE_COLUMNS } from '#admin/tariffs/files/rate_file'
import { inTariff, type TariffId } from '#admin/tariffs/versions/in_tariff'

type Line = {
  courier: string
  kind: ZoneKind
  country: string
  state: string | null
  zone: string
  above_kg: number
  end_kg: number
  rate_naira: number
}

/** The rates of a zone or a courier as the file that `loadRates` reads. */
export async function ratesCsv(
  { zoneId, courierCode }: RateScope,
  tariff: TariffId = null
): Promise<Readable> {
  const rows = await inTariff(tariff, (client) =>
    rowsOf<Line>(
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
  return csvFile([...RATE_COLUMNS], lines)
}
