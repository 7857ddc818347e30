import { loadSheetVersionRows } from '#admin/tariffs/sheets/sheet_versions'
import { loadRateSheet } from '#admin/tariffs/sheets/change_rate_sheet'
import { compareBands, bandChangeSentences } from '#admin/tariffs/sheets/sheet_changes'
import { toRateJson } from '#admin/tariffs/sheets/sheet_json'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'
import { isoTime } from '#shared/time/rules/api_dates'

export async function readRateSheet(zoneId: number, tariff: TariffId) {
  const { zone, version, rows, warnings } = await loadRateSheet(zoneId, tariff)
  const savedBy = zone.ratesSaver?.fullName ?? null
  const savedAt = isoTime(zone.ratesSavedAt)
  return { data: rows.map(toRateJson), version, savedBy, savedAt, warnings }
}

export async function readReplacedSheet(zoneId: number, version: number, tariff: TariffId) {
  const { rows } = await loadRateSheet(zoneId, tariff)
  const kept = await withTariff(tariff, (client) => loadSheetVersionRows(zoneId, version, client))
  return { data: kept.map(toRateJson), changes: bandChangeSentences(compareBands(rows, kept)) }
}
