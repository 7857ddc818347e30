import { loadSheetVersionRows } from '#admin/tariffs/sheets/sheet_versions'
import { loadRateSheet } from '#admin/tariffs/sheets/change_rate_sheet'
import { compareBands, bandChangeSentences } from '#admin/tariffs/sheets/sheet_changes'
import { toRateJson } from '#admin/tariffs/sheets/sheet_json'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'

export async function loadReplacedSheet(zoneId: number, version: number, tariff: TariffId = null) {
  const { rows } = await loadRateSheet(zoneId, tariff)
  const kept = await withTariff(tariff, (client) => loadSheetVersionRows(zoneId, version, client))
  return { data: kept.map(toRateJson), changes: bandChangeSentences(compareBands(rows, kept)) }
}
