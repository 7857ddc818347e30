import { keptRows } from '#admin/tariffs/sheets/kept_sheets'
import { readSheet } from '#admin/tariffs/sheets/saved_sheet'
import { compareBands, sentencesOf } from '#admin/tariffs/sheets/sheet_changes'
import { rateJson } from '#admin/tariffs/sheets/sheet_json'
import { inTariff, type TariffId } from '#admin/tariffs/versions/in_tariff'

/** The rows of a sheet that was replaced, and what restoring it would change. */
export async function replacedSheet(zoneId: number, version: number, tariff: TariffId = null) {
  const { rows } = await readSheet(zoneId, tariff)
  const kept = await inTariff(tariff, (client) => keptRows(zoneId, version, client))
  return { data: kept.map(rateJson), changes: sentencesOf(compareBands(rows, kept)) }
}
