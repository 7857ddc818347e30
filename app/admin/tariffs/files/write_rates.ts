import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import db from '@adonisjs/lucid/services/db'
import type { RateScope } from '#admin/tariffs/files/load_rates'
import { RATE_COLUMNS } from '#admin/tariffs/files/rate_file'

type Line = {
  courier: string
  kind: string
  country: string
  state: string | null
  zone: string
  above_kg: number
  end_kg: number
  rate_naira: number
}

/**
 * The rates of a zone or a courier as the file that `loadRates` reads. The mark at the start tells Excel that it is
 * UTF-8, and a name that a spreadsheet would run as a formula gets an apostrophe, which reading takes away again.
 */
export async function ratesCsv({ zoneId, courierCode }: RateScope): Promise<Readable> {
  const { rows } = await db.rawQuery<{ rows: Line[] }>(
    `select zone.courier_code as courier, zone.kind, zone.country_code as country,
       zone.state_code as state, zone.description as zone, rate.above_grams / 1000.0::float8 as above_kg,
       rate.end_grams / 1000.0::float8 as end_kg, rate.rate_kobo / 100.0::float8 as rate_naira
     from shipping_zones as zone join shipping_rates as rate on rate.zone_id = zone.id
     where zone.archived_at is null and (zone.id = :zoneId or zone.courier_code = :courierCode)
     order by zone.id, rate.above_grams`,
    { zoneId: zoneId ?? 0, courierCode: courierCode ?? '' }
  )
  const file = stringify({
    header: true,
    columns: [...RATE_COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  return Readable.from(rows).pipe(file)
}
