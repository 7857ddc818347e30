import type { CsvColumns } from '#shared/http/csv_file'
import { naira } from '#shared/money/rules/money'
import {
  changeOf,
  comparing,
  sidesOf,
  type ZoneSides,
} from '#admin/tariffs/versions/comparing/comparing'
import { type ChangedCell, changedCells } from '#admin/tariffs/versions/comparing/changed_cells'
import { percentOf } from '#admin/tariffs/versions/comparing/cell_transformer'
import { ZoneNames } from '#admin/tariffs/versions/comparing/zone_names'
import { changedZones } from '#admin/tariffs/versions/changed_zones'
import { sideOf, type ZoneContents } from '#admin/tariffs/versions/zone_contents'
import { kilograms } from '#shared/numbers/rules/weight'

type ChangedRate = ChangedCell & { names: ZoneNames; zone: ZoneContents; sides: ZoneSides }

/** In kilograms and naira; empty where there is no rate, and never nought. */
export const DIFFERENCE_COLUMNS: CsvColumns<ChangedRate> = {
  'Courier': ({ names, zone }) => names.courier(zone),
  'Kind': ({ zone }) => zone.kind,
  'Country': ({ names, zone }) => names.country(zone.countryCode),
  'State': ({ names, zone }) => names.state(zone),
  'Zone': ({ zone }) => zone.description,
  'Billing Group': ({ names, zone }) => names.group(zone),
  'Zone Is': ({ sides }) => CHANGES[changeOf(sides)],
  'Above (kg)': ({ aboveGrams }) => kilograms(aboveGrams),
  'Up To (kg)': ({ endGrams }) => kilograms(endGrams),
  'Before': ({ beforeKobo }) => inNaira(beforeKobo),
  'After': ({ afterKobo }) => inNaira(afterKobo),
  'Change %': percentOf,
  'Changed by Others Since': ({ sides }) => (sides.isConflict ? 'Yes' : ''),
}

const BATCH = 25

const CHANGES = { added: 'New', removed: 'Deleted', changed: 'Changed' }

/**
 * Every rate that a version changes, or those of one zone; a few zones at a time, each time as the version is
 * then. What is compared with stays the tariff that was live at the beginning. Throws what `comparing` throws.
 */
export async function* changedRates(
  id: number,
  zoneId: number | null
): AsyncGenerator<ChangedRate> {
  const { names, zoneIds, ...compared } = await comparing(id, async (trx, version) => ({
    ...(await changedZones(trx, version, zoneId === null ? null : [zoneId])),
    names: await ZoneNames.of(trx),
  }))
  for (let at = 0; at < zoneIds.length; at += BATCH) {
    const zones = await comparing(id, (trx, version) =>
      sidesOf(trx, { ...compared, after: sideOf(version) }, zoneIds.slice(at, at + BATCH))
    )
    for (const sides of zones) {
      const { old, now } = sides
      const zone = (now ?? old)!
      for (const cell of changedCells(old?.rates, now?.rates)) yield { ...cell, names, zone, sides }
    }
  }
}

const inNaira = (kobo: number | null) => (kobo === null ? null : naira(kobo))
