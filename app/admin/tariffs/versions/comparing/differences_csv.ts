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
import { sideOf } from '#admin/tariffs/versions/zone_contents'
import { kilograms } from '#shared/numbers/rules/weight'

export const DIFFERENCE_COLUMNS = [
  ...['Courier', 'Kind', 'Country', 'State', 'Zone', 'Billing Group', 'Zone Is'],
  ...['Above (kg)', 'Up To (kg)', 'Before', 'After', 'Change %', 'Changed by Others Since'],
]

const BATCH = 25

const CHANGES = { added: 'New', removed: 'Deleted', changed: 'Changed' }

/**
 * Every rate that a version changes, or those of one zone, in naira; a few zones at a time, each time as the version is
 * then. What is compared with stays the tariff that was live at the beginning. Throws what `comparing` throws.
 */
export async function* differenceLines(id: number, zoneId: number | null) {
  const { names, zoneIds, ...compared } = await comparing(id, async (trx, version) => ({
    ...(await changedZones(trx, version, zoneId === null ? null : [zoneId])),
    names: await ZoneNames.of(trx),
  }))
  for (let at = 0; at < zoneIds.length; at += BATCH) {
    const zones = await comparing(id, (trx, version) =>
      sidesOf(trx, { ...compared, after: sideOf(version) }, zoneIds.slice(at, at + BATCH))
    )
    for (const sides of zones) yield* linesOf(sides, names)
  }
}

function* linesOf(sides: ZoneSides, names: ZoneNames) {
  const { old, now, isConflict } = sides
  const zone = (now ?? old)!
  const head = [
    ...[names.courier(zone), zone.kind, names.country(zone.countryCode), names.state(zone) ?? ''],
    ...[zone.description, names.group(zone) ?? '', CHANGES[changeOf(sides)]],
  ]
  for (const cell of changedCells(old?.rates, now?.rates)) {
    yield [...head, ...cellColumns(cell), isConflict ? 'Yes' : '']
  }
}

function cellColumns(cell: ChangedCell) {
  const { aboveGrams, endGrams, beforeKobo, afterKobo } = cell
  return [
    ...[kilograms(aboveGrams), kilograms(endGrams), inNaira(beforeKobo), inNaira(afterKobo)],
    percentOf(cell) ?? '',
  ]
}

/** Empty where there is no rate, and never nought. */
function inNaira(kobo: number | null): number | '' {
  return kobo === null ? '' : naira(kobo)
}
