import type { DateTime } from 'luxon'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import { ZONE_KINDS } from '#shipping/places/zone'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'
import { requireZone } from '#admin/tariffs/zones/zone_search'
import { RateSheetSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'

class RateSheet extends RateSheetSchema {
  declare rows: [aboveGrams: number, endGrams: number, rateKobo: number][]

  @belongsTo(() => User, { foreignKey: 'savedBy' })
  declare saver: BelongsTo<typeof User> | null

  get bands(): PricedBand[] {
    return this.rows.map(([aboveGrams, endGrams, rateKobo]) => ({ aboveGrams, endGrams, rateKobo }))
  }
}

export type SheetEntry = {
  version: number
  rowCount: number
  savedBy: string | null
  savedAt: DateTime | null
  isCurrent: boolean
}

const MAX_SHEET_VERSIONS = 200

/**
 * Saves the current sheets of these zones and starts their next version; `savedBy` is null for
 * commands. Call it before the rows change. Skips the first version of a zone without rows. Takes
 * two statements, however many zones there are.
 */
export async function saveSheetVersions(
  zoneIds: number[],
  savedBy: number | null,
  trx: TransactionClientContract
) {
  await trx.rawQuery(
    `insert into rate_sheets
       (zone_id, version, rows, row_count, saved_by, saved_at, replaced_by, replaced_at)
     select zone.id, zone.rates_version, sheet.rows, sheet.row_count, zone.rates_saved_by, zone.rates_saved_at,
       nullif(?::bigint, 0), now()
     from shipping_zones as zone cross join lateral (
       select count(*) as row_count, coalesce(jsonb_agg(
         jsonb_build_array(above_grams, end_grams, rate_kobo) order by above_grams), '[]') as rows
       from shipping_rates where zone_id = zone.id
     ) as sheet
     where zone.id = any(?::bigint[]) and (sheet.row_count > 0 or zone.rates_version > 0)`,
    [savedBy ?? 0, zoneIds]
  )
  await trx.rawQuery(
    `update shipping_zones set rates_version = rates_version + 1, rates_saved_by = nullif(?::bigint, 0),
       rates_saved_at = now()
     where id = any(?::bigint[])`,
    [savedBy ?? 0, zoneIds]
  )
}

/** Lists the current sheet and its earlier versions, newest first. Throws E_ROW_NOT_FOUND. */
export function listSheetVersions(zoneId: number, tariff: TariffId = null): Promise<SheetEntry[]> {
  return withTariff(tariff, async (client) =>
    loadSheetVersions(await requireZone(zoneId, ZONE_KINDS, client), client)
  )
}

async function loadSheetVersions(
  zone: ShippingZone,
  client: QueryClientContract
): Promise<SheetEntry[]> {
  await zone.load('ratesSaver')
  await zone.loadCount('rates')
  const kept = await RateSheet.query({ client })
    .select('version', 'row_count', 'saved_by', 'saved_at')
    .where('zoneId', zone.id)
    .preload('saver')
    .orderBy('version', 'desc')
    .limit(MAX_SHEET_VERSIONS)
  const current = {
    version: zone.ratesVersion,
    rowCount: zone.$extras.rates_count,
    savedBy: zone.ratesSaver?.fullName ?? null,
    savedAt: zone.ratesSavedAt,
    isCurrent: true,
  }
  return [
    current,
    ...kept.map(({ version, rowCount, saver, savedAt }) => ({
      version,
      rowCount,
      savedBy: saver?.fullName ?? null,
      savedAt,
      isCurrent: false,
    })),
  ]
}

/** Loads the rows of a replaced sheet. Throws E_ROW_NOT_FOUND if it was not saved. */
export async function loadSheetVersionRows(
  zoneId: number,
  version: number,
  client?: QueryClientContract
): Promise<PricedBand[]> {
  const sheet = await RateSheet.query({ client }).where({ zoneId, version }).firstOrFail()
  return sheet.bands
}
