import type { CsvColumns } from '#shared/http/csv_stream'
import { naira } from '#shared/money/rules/money'
import {
  withComparableVersion,
  loadZoneSides,
  type ZoneSides,
} from '#admin/tariffs/versions/comparison/compare_versions'
import {
  type ChangedCell,
  compareRateCells,
} from '#admin/tariffs/versions/comparison/changed_cells'
import { percentChange } from '#admin/tariffs/versions/comparison/cell_transformer'
import { changeKind } from '#admin/tariffs/versions/comparison/change_fact'
import { ZoneNames } from '#admin/tariffs/versions/comparison/zone_names'
import { findChangedZones } from '#admin/tariffs/versions/changed_zones'
import { toComparisonSide, type ZoneContents } from '#admin/tariffs/versions/zone_contents'
import { kilograms } from '#shared/numbers/rules/weight'

type ChangedRate = ChangedCell & { names: ZoneNames; zone: ZoneContents; sides: ZoneSides }

/** Weights in kilograms, rates in naira; an absent rate is empty, never zero. */
export const DIFFERENCE_COLUMNS: CsvColumns<ChangedRate> = {
  'Courier': ({ names, zone }) => names.courier(zone),
  'Kind': ({ zone }) => zone.kind,
  'Country': ({ names, zone }) => names.country(zone.countryCode),
  'State': ({ names, zone }) => names.state(zone),
  'Zone': ({ zone }) => zone.description,
  'Billing Group': ({ names, zone }) => names.group(zone),
  'Zone Is': ({ sides }) => CHANGE_LABELS[changeKind(sides.old, sides.now)],
  'Above (kg)': ({ aboveGrams }) => kilograms(aboveGrams),
  'Up To (kg)': ({ endGrams }) => kilograms(endGrams),
  'Before': ({ beforeKobo }) => naira(beforeKobo),
  'After': ({ afterKobo }) => naira(afterKobo),
  'Change %': percentChange,
  'Also Changed on the Live Tariff': ({ sides }) => (sides.isConflict ? 'Yes' : ''),
}

const ZONES_PER_BATCH = 25

const CHANGE_LABELS = { added: 'New', removed: 'Deleted', changed: 'Changed' }

/**
 * Streams the changed rates of a version or of one zone, a few zones per transaction. Each batch
 * reads the draft as it is then, but compares with the tariff that was live at the start. Throws
 * the errors of `withComparableVersion`.
 */
export async function* streamChangedRates(
  id: number,
  zoneId: number | null
): AsyncGenerator<ChangedRate> {
  const { names, zoneIds, ...compared } = await withComparableVersion(id, async (trx, version) => ({
    ...(await findChangedZones(trx, version, zoneId === null ? null : [zoneId])),
    names: await ZoneNames.of(trx),
  }))
  for (let at = 0; at < zoneIds.length; at += ZONES_PER_BATCH) {
    const zones = await withComparableVersion(id, (trx, version) =>
      loadZoneSides(
        trx,
        { ...compared, after: toComparisonSide(version) },
        zoneIds.slice(at, at + ZONES_PER_BATCH)
      )
    )
    for (const sides of zones) {
      const { old, now } = sides
      const zone = (now ?? old)!
      for (const cell of compareRateCells(old?.rates, now?.rates))
        yield { ...cell, names, zone, sides }
    }
  }
}
