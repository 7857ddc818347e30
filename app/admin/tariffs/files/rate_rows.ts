import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import type { BandChanges } from '#admin/tariffs/sheets/sheet_changes'
import { saveSheetVersions } from '#admin/tariffs/sheets/sheet_versions'
import type { TariffChange } from '#admin/tariffs/versions/tariff_scope'
import type { ZoneName } from '#admin/tariffs/files/zone_name'

/** Limits a file to one zone or one courier; an empty scope allows everything. */
export type RateScope = { zoneId?: number; courierCode?: string }

export type ZoneRateBand = PricedBand & { zoneId: number }
export type StoredRate = ZoneRateBand & { id: number }
export type ZoneInUse = ZoneName & { id: number; hasRates: boolean }

/**
 * Loads all zones in one statement: tariffs are too large for a statement per zone.
 */
export async function findZonesInUse(
  trx: TransactionClientContract,
  { zoneId, courierCode }: RateScope = {}
): Promise<ZoneInUse[]> {
  return queryRows<ZoneInUse>(
    trx,
    `select id, courier_code as "courierCode", kind, country_code as "countryCode",
       state_code as "stateCode", description,
       exists (select from shipping_rates where zone_id = zone.id) as "hasRates"
     from shipping_zones as zone where archived_at is null
       and (:zoneId = 0 or id = :zoneId) and (:courierCode = '' or courier_code = :courierCode)
     order by id`,
    { zoneId: zoneId ?? 0, courierCode: courierCode ?? '' }
  )
}

/** Locks the zones' rows, so that an import and a manual save of a zone wait for each other. */
export async function lockZones(
  zoneIds: number[],
  trx: TransactionClientContract
): Promise<{ id: number; version: number }[]> {
  return queryRows<{ id: number; version: number }>(
    trx,
    `select id, rates_version as version from shipping_zones
     where id = any(?::bigint[]) order by id for update`,
    [zoneIds]
  )
}

export async function loadZoneRates(
  zoneIds: number[],
  trx: QueryClientContract
): Promise<StoredRate[]> {
  return queryRows<StoredRate>(
    trx,
    `select id, zone_id as "zoneId", above_grams as "aboveGrams",
       end_grams as "endGrams", rate_kobo as "rateKobo"
     from shipping_rates where zone_id = any(?::bigint[]) order by zone_id, above_grams`,
    [zoneIds]
  )
}

/**
 * Replaces the rates of the zones that change, keeping their sheets as versions; `savedBy` is null
 * for commands. Deletes first, because new rows may not overlap old ones.
 */
export async function replaceRates(
  change: TariffChange,
  { added, changed, removed }: BandChanges<StoredRate, ZoneRateBand>,
  { name, savedBy }: { name: string; savedBy: number | null }
) {
  const { trx } = change
  const touched = [...added, ...removed, ...changed.map(({ row }) => row)]
  const zoneIds = [...new Set(touched.map(({ zoneId }) => zoneId))]
  await change.begin(zoneIds)
  await saveSheetVersions(zoneIds, savedBy, trx)
  await trx.rawQuery('delete from shipping_rates where id = any(?::bigint[])', [
    removed.map(({ id }) => id),
  ])
  await trx.rawQuery(
    `update shipping_rates set rate_kobo = change.rate_kobo
     from unnest(?::bigint[], ?::bigint[]) as change (id, rate_kobo)
     where shipping_rates.id = change.id`,
    [changed.map(({ row }) => row.id), changed.map(({ line }) => line.rateKobo)]
  )
  await insertRates(added, trx)
  await change.end(name, savedBy, zoneIds)
}

export async function insertRates(bands: readonly ZoneRateBand[], trx: TransactionClientContract) {
  await trx.rawQuery(
    `insert into shipping_rates (zone_id, above_grams, end_grams, rate_kobo)
     select * from unnest(?::bigint[], ?::int[], ?::int[], ?::bigint[])`,
    [
      bands.map(({ zoneId }) => zoneId),
      bands.map(({ aboveGrams }) => aboveGrams),
      bands.map(({ endGrams }) => endGrams),
      bands.map(({ rateKobo }) => rateKobo),
    ]
  )
}
